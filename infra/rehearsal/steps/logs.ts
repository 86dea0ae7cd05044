import assert from 'node:assert/strict';
import {
  CloudWatchLogsClient,
  paginateDescribeLogGroups,
  paginateFilterLogEvents,
} from '@aws-sdk/client-cloudwatch-logs';
import { soon } from '../../tools/verify/steps.ts';
import { type Rehearsal, runOps } from '../emulator/rehearsal.ts';

async function faultsIn(client: CloudWatchLogsClient): Promise<string[]> {
  const faults: string[] = [];
  for await (const { logGroups = [] } of paginateDescribeLogGroups({ client }, {}))
    for (const { logGroupName = '' } of logGroups)
      for await (const { events = [] } of paginateFilterLogEvents({ client }, { logGroupName }))
        faults.push(
          ...events.flatMap(({ message = '' }) =>
            message.includes('"level":"error"') ? `${logGroupName} ${message}` : [],
          ),
        );
  return faults;
}

/**
 * Finds the log lines of a request as an operator does. Also checks that no function logged a fault and no event failed
 * permanently.
 */
export async function readLogs(rehearsal: Rehearsal, address: string): Promise<void> {
  const { emulator, walk, stage } = rehearsal;
  const client = new CloudWatchLogsClient(emulator.client);
  await walk.step('the log finds the request by its reference', async () => {
    const { headers } = await emulator.ask('/api/auth/me', { headers: { host: new URL(address).host } });
    const requestId = headers.get('x-request-id') ?? '';
    const said = await soon(() => runOps(rehearsal, 'logs', requestId, '--stage', stage));
    assert.match(said, /routeKey=GET \/api\/auth\/me .*code=unauthenticated .*status=401/);
  });
  await walk.step('no function logged a fault', async () => assert.deepEqual(await faultsIn(client), []));
  await walk.step('no event failed permanently', async () => {
    const { text } = await emulator.ask('/_ministack/sqs/messages');
    assert.doesNotMatch(text, /"Body"/);
  });
}
