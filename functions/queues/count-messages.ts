import { GetQueueAttributesCommand, type QueueAttributeName, SQSClient } from '@aws-sdk/client-sqs';
import { waits } from '../waits.ts';

const sqs = new SQSClient(waits.queues);

/** The attributes to add up. Messages that a consumer is reading at the moment count too. */
const attributes: QueueAttributeName[] = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'];

/** Returns the approximate number of messages in a queue. */
export async function countMessages(url: string): Promise<number> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: attributes }),
  );
  return attributes.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0);
}
