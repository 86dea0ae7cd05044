import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ListQueuesCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { beforeEach, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { readDeadLetters } from './dead-letters.ts';

const sqs = mockClient(SQSClient);
const url = 'https://sqs.example/SunCrew-test-ConsumerDeadLetters1A-2B';

beforeEach(() => {
  sqs.reset();
  sqs
    .on(ListQueuesCommand, { QueueNamePrefix: 'SunCrew-test-' })
    .resolves({ QueueUrls: [url, 'https://sqs.example/other'] });
  sqs
    .on(ReceiveMessageCommand, { QueueUrl: url })
    .resolvesOnce({ Messages: [{ Body: 'given up', ReceiptHandle: 'one', Attributes: { SentTimestamp: '0' } }] })
    .resolves({});
});

const read = async (isDraining: boolean) => {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const count = await readDeadLetters(new SQSClient({ region: 'ap-southeast-2' }), 'test', { isDraining, print });
  return { count, lines };
};
const lines = ['1970-01-01T00:00:00.000Z  SunCrew-test-ConsumerDeadLetters1A-2B  given up'];

it('the list command prints the messages of the dead-letter queue, and returns them to the queue', async () => {
  await expect(read(false)).resolves.toEqual({ count: 1, lines });
  expect(sqs.commandCalls(DeleteMessageCommand)).toHaveLength(0);
  const back = sqs.commandCalls(ChangeMessageVisibilityCommand).map(({ args: [{ input }] }) => input);
  expect(back).toEqual([{ QueueUrl: url, ReceiptHandle: 'one', VisibilityTimeout: 0 }]);
});

it('the drain command prints a message and removes it from the queue', async () => {
  await expect(read(true)).resolves.toEqual({ count: 1, lines });
  const removed = sqs.commandCalls(DeleteMessageCommand).map(({ args: [{ input }] }) => input);
  expect(removed).toEqual([{ QueueUrl: url, ReceiptHandle: 'one' }]);
});
