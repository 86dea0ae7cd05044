import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { inspectFile } from '#functions/core/files/inspect-file.ts';
import type { StoredRow } from '#functions/data/entities/migration.ts';
import type { ObjectRow } from '#functions/data/rows.ts';
import { versionField } from '#functions/data/shapes/bring-forward.ts';
import { keptPrefix } from '#functions/storage/prefixes.ts';
import { rowsOfKind } from './kind-rows.ts';

/** The bucket with the files to which the rows of a table refer. */
export interface Files {
  s3: S3Client;
  bucket: string;
}

/** Since this version of an upload's row, the application removes metadata before it keeps a picture. */
const cleanSince = 2;

const isOld = (row: ObjectRow & StoredRow): boolean =>
  row.state === 'stored' && (row.contentType ?? '').startsWith('image/') && Number(row[versionField] ?? 1) < cleanSince;

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/**
 * Removes the metadata of one picture and returns its new size. Does not write a file that is deleted or changed after it is
 * read, and does not change a file that it cannot read.
 */
async function cleanOne({ s3, bucket }: Files, { objectKey }: ObjectRow): Promise<number | 'as it was' | 'unreadable'> {
  const place = { Bucket: bucket, Key: `${keptPrefix}${objectKey}` };
  try {
    const { Body, ETag } = await s3.send(new GetObjectCommand(place));
    const file = Buffer.from((await Body?.transformToByteArray()) ?? []);
    const found = await inspectFile(file);
    if (!found) return 'unreadable';
    if (found.clean.equals(file)) return 'as it was';
    const { clean, contentType } = found;
    await s3.send(new PutObjectCommand({ ...place, Body: clean, ContentType: contentType, IfMatch: ETag }));
    return clean.length;
  } catch (error) {
    if ([404, 412].includes(statusOf(error) ?? 0)) return 'as it was';
    throw error;
  }
}

/** Writes a picture's new size into its row, unless the row has been deleted. */
async function noteSize(client: DynamoDBDocumentClient, TableName: string, { pk, sk }: StoredRow, size: number) {
  const set = { UpdateExpression: 'SET #size = :size', ExpressionAttributeNames: { '#size': 'size' } };
  const values = { ExpressionAttributeValues: { ':size': size } };
  try {
    await client.send(
      new UpdateCommand({ TableName, Key: { pk, sk }, ...set, ...values, ConditionExpression: 'attribute_exists(pk)' }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
  }
}

export interface Cleaned {
  cleaned: number;
  /** Files that this version does not recognise as pictures. They do not change. An operator must look at them. */
  unreadable: string[];
}

/**
 * Removes position, camera and previews from the pictures that earlier versions kept. It finds them by the old version of their
 * rows, so it must run before the rows are migrated. Repeating it is harmless.
 */
export async function cleanPictures(client: DynamoDBDocumentClient, tableName: string, files: Files): Promise<Cleaned> {
  const done: Cleaned = { cleaned: 0, unreadable: [] };
  for await (const row of rowsOfKind<ObjectRow & StoredRow>(client, tableName, 'object')) {
    if (!isOld(row)) continue;
    const size = await cleanOne(files, row);
    if (size === 'unreadable') done.unreadable.push(row.objectKey);
    if (typeof size !== 'number') continue;
    done.cleaned += 1;
    await noteSize(client, tableName, row, size);
  }
  return done;
}
