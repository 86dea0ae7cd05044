import { GetQueueAttributesCommand, type QueueAttributeName, SQSClient } from '@aws-sdk/client-sqs';
import { waits } from '../waits.ts';

const sqs = new SQSClient(waits.queues);

/** One that somebody is reading at the moment is still there. */
const attributes: QueueAttributeName[] = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'];

/** How many messages are in a queue, as far as the queue knows. */
export async function countMessages(url: string): Promise<number> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: attributes }),
  );
  return attributes.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0);
}
