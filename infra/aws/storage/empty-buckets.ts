import {
  DeleteObjectsCommand,
  ListBucketsCommand,
  ListObjectVersionsCommand,
  type ObjectVersion,
  type S3Client,
} from '@aws-sdk/client-s3';

/** Deletes one listed page of versions. S3 lists at most 1,000 versions in a page, and deletes at most 1,000 in a request. */
async function remove(client: S3Client, Bucket: string, versions: readonly ObjectVersion[]): Promise<number> {
  const Objects = versions.map(({ Key, VersionId }) => ({ Key, VersionId }));
  if (Objects.length === 0) return 0;
  const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
  const [first] = Errors;
  if (first) throw new Error(`${Bucket}: ${Errors.length} files were not deleted: ${first.Code} ${first.Message}`);
  return Objects.length;
}

async function empty(client: S3Client, Bucket: string): Promise<number> {
  let count = 0;
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }));
    const removed = await remove(client, Bucket, [...Versions, ...DeleteMarkers]);
    if (removed === 0) return count;
    count += removed;
  }
}

/**
 * Deletes every version of every file in the buckets whose names begin with the prefix. Returns the number of deleted versions.
 */
export async function emptyBuckets(client: S3Client, prefix: string): Promise<number> {
  const { Buckets = [] } = await client.send(new ListBucketsCommand({}));
  let count = 0;
  for (const { Name = '' } of Buckets.filter((bucket) => bucket.Name?.startsWith(prefix)))
    count += await empty(client, Name);
  return count;
}
