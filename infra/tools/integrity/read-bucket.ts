import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';

/** Returns the name of every file in the bucket. Only an operator's check calls this: no function may list the whole bucket. */
export async function readBucket(client: S3Client, bucket: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  let from: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, ...(from === undefined ? {} : { ContinuationToken: from }) }),
    );
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) names.add(Key);
    from = page.NextContinuationToken;
  } while (from !== undefined);
  return names;
}
