import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  paginateListQueues,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { stackName } from '../../aws/stage/stack-name.ts';

/** The seconds for which the queue leases a message to its reader. */
const readingSeconds = 30;
const shownCharacters = 300;

async function queuesOf(sqs: SQSClient, stage: string): Promise<string[]> {
  const urls: string[] = [];
  const asked = { QueueNamePrefix: `${stackName(stage)}-` };
  for await (const { QueueUrls = [] } of paginateListQueues({ client: sqs }, asked)) urls.push(...QueueUrls);
  return urls.filter((url) => url.includes('DeadLetters'));
}

async function* messagesIn(sqs: SQSClient, QueueUrl: string): AsyncGenerator<Message> {
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: readingSeconds,
        WaitTimeSeconds: 1,
        MessageSystemAttributeNames: ['SentTimestamp'],
      }),
    );
    if (Messages.length === 0) return;
    yield* Messages;
  }
}

const say = (queue: string, { Body = '', Attributes }: Message): string =>
  `${new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString()}  ${queue}  ${Body.slice(0, shownCharacters)}`;

/** Prints the messages in a stage's dead-letter queues, and removes them if `isDraining` is true. Returns their number. */
export async function readDeadLetters(
  sqs: SQSClient,
  stage: string,
  { isDraining, print }: { isDraining: boolean; print: (line: string) => void },
): Promise<number> {
  let count = 0;
  for (const QueueUrl of await queuesOf(sqs, stage)) {
    const read: (string | undefined)[] = [];
    for await (const message of messagesIn(sqs, QueueUrl)) {
      print(say(QueueUrl.split('/').at(-1) ?? '', message));
      read.push(message.ReceiptHandle);
    }
    for (const ReceiptHandle of read)
      await (isDraining
        ? sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
        : // We return messages to the queue immediately, so that the next drain gets all of them.
          sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 })));
    count += read.length;
  }
  return count;
}
