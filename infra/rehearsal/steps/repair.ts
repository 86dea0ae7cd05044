import assert from 'node:assert/strict';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Row, readTable } from '../../read-table.ts';
import { findStageTable } from '../../tools/find-stage-table.ts';
import { installerProfile } from '../../tools/verify/people.ts';
import { type Rehearsal, runOps } from '../emulator/rehearsal.ts';
import { eventually } from './eventually.ts';
import { newPerson, password } from './person.ts';

/**
 * Makes two counts wrong and deletes a part of a list, as a fault in our code would, and corrects them with the operator's
 * command.
 */
export async function repairFigures(rehearsal: Rehearsal, address: string): Promise<void> {
  const { emulator, walk, stage } = rehearsal;
  const dynamo = new DynamoDBClient(emulator.client);
  const client = DynamoDBDocumentClient.from(dynamo);
  const check = () => runOps(rehearsal, 'integrity', '--stage', stage);
  await walk.step('an installer is listed after the operator has confirmed their email address', async () => {
    const person = newPerson(emulator, address, 'ines');
    const { email } = person;
    assert.equal((await person.call('POST', '/api/auth/register', { email, password, role: 'installer' })).status, 201);
    const made = await person.call('POST', '/api/profile/installer', installerProfile('Ines Electrical'));
    assert.equal(made.status, 201, made.text);
    await runOps(rehearsal, 'admin', 'confirm', email, '--stage', stage);
    await eventually(async () =>
      assert.ok((await readTable(client, await findStageTable(dynamo, stage))).get('chunk')),
    );
  });
  await walk.step('every count and list matches its rows', async () => {
    assert.match(await eventually(check), /^0 differences/m);
  });
  await walk.step('the check finds a wrong count, a wrong aggregate and a missing list', async () => {
    const TableName = await findStageTable(dynamo, stage);
    const rows = await readTable(client, TableName);
    const keyOf = (kind: string) => {
      const { pk, sk } = rows.get(kind)?.[0] ?? ({} as Partial<Row>);
      return { pk, sk };
    };
    const more = (kind: string, name: string) =>
      client.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(kind),
          UpdateExpression: 'ADD #name :more',
          ExpressionAttributeNames: { '#name': name },
          ExpressionAttributeValues: { ':more': 5 },
        }),
      );
    await more('tabcounts', 'posted');
    await more('publicstats', 'completedJobs');
    await client.send(new DeleteCommand({ TableName, Key: keyOf('chunk') }));
    await assert.rejects(check(), /tab count posted of[\s\S]*completed jobs[\s\S]*list .* is missing/);
  });
  await walk.step('the operator rebuilds the counts and lists, and all of them match again', async () => {
    const said = await runOps(rehearsal, 'rebuild', '--stage', stage);
    assert.match(said, /^2 numbers corrected\. Parts of lists rewritten: 1\./m);
    assert.match(await eventually(check), /^0 differences/m);
  });
}
