import assert from 'node:assert/strict';
import { ListQueuesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { stackName } from '../../aws/stage/stack-name.ts';
import { type Rehearsal, runOps } from '../emulator/rehearsal.ts';

/** A message that Lambda leaves in the dead-letter queue about a failed batch. */
const givenUp = {
  requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 6 },
  DDBStreamBatchInfo: { shardId: 'shardId-0', batchSize: 1 },
};

/**
 * Adds a message about failed work to the consumer's dead-letter queue, then lists and removes it with the operator's command.
 * Nothing in the emulator fails for long enough to leave a real one.
 */
export async function drainDeadLetters(rehearsal: Rehearsal): Promise<void> {
  const { emulator, walk, stage } = rehearsal;
  const run = (name: 'dead-letters' | 'outbox', word: string) => runOps(rehearsal, name, word, '--stage', stage);
  await walk.step('the operator reads a dead letter, sees that no work is left, and drains the queue', async () => {
    const sqs = new SQSClient({ ...emulator.client, useQueueUrlAsEndpoint: false });
    const QueueNamePrefix = `${stackName(stage)}-ConsumerDeadLetters`;
    const { QueueUrls = [] } = await sqs.send(new ListQueuesCommand({ QueueNamePrefix }));
    assert.equal(QueueUrls.length, 1);
    await sqs.send(new SendMessageCommand({ QueueUrl: QueueUrls[0], MessageBody: JSON.stringify(givenUp) }));
    assert.match(await run('dead-letters', 'list'), /RetryAttemptsExhausted[\s\S]*^1 dead letters/m);
    assert.match(await run('outbox', 'list'), /^0 failed/m);
    assert.match(await run('dead-letters', 'drain'), /^1 removed/m);
    assert.match(await run('dead-letters', 'list'), /^0 dead letters/m);
  });
}
