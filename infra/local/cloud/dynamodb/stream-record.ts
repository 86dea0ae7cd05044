import type { _Record as StreamRecord, AttributeValue as StreamValue } from '@aws-sdk/client-dynamodb-streams';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { region } from '../serving/local-account.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Converts a value for Lambda, which gets its event as JSON with binary values in base64. */
function toLambdaValue(value: StreamValue): AttributeValue {
  if (value.B) return { B: base64(value.B) };
  if (value.BS) return { BS: value.BS.map(base64) };
  if (value.L) return { L: value.L.map(toLambdaValue) };
  if (value.M) return { M: toLambdaItem(value.M) };
  const { $unknown: _, ...plain } = value;
  return plain as AttributeValue;
}

function toLambdaItem(item: Record<string, StreamValue>): Record<string, AttributeValue> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toLambdaValue(value)]));
}

/** Converts a stream record into exactly the shape that a Lambda function gets. */
export function toLambdaRecord(record: StreamRecord, streamArn: string): DynamoDBRecord {
  const { Keys, NewImage, OldImage, SequenceNumber, SizeBytes, StreamViewType, ApproximateCreationDateTime } =
    record.dynamodb ?? {};
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion ?? '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    dynamodb: {
      ...(ApproximateCreationDateTime && {
        ApproximateCreationDateTime: Math.floor(ApproximateCreationDateTime.getTime() / 1_000),
      }),
      ...(Keys && { Keys: toLambdaItem(Keys) }),
      ...(NewImage && { NewImage: toLambdaItem(NewImage) }),
      ...(OldImage && { OldImage: toLambdaItem(OldImage) }),
      SequenceNumber,
      SizeBytes,
      StreamViewType,
    },
    eventSourceARN: streamArn,
  };
}
