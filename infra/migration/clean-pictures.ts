import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { inspectFile } from '#functions/core/files/inspect-file.ts';
import type { StoredRow } from '#functions/data/entities/migration.ts';
import type { ObjectRow } from '#functions/data/rows.ts';
import { versionField } from '#functions/data/shapes/bring-forward.ts';
import { keptPrefix } from '#functions/storage/prefixes.ts';
import { rowsOfKind } from './kind-rows.ts';

/** The files of a table. */
export interface Files {
  s3: S3Client;
  bucket: string;
}

/** Since this version of their rows, pictures are cleaned before they are kept. */
const cleanSince = 2;

const isOld = (row: ObjectRow & StoredRow): boolean =>
  row.state === 'stored' && (row.contentType ?? '').startsWith('image/') && Number(row[versionField] ?? 1) < cleanSince;

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** A file that is removed in the meantime stays removed, and one that cannot be read stays as it is. */
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

/** Of a row that is still there. */
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
  /** Files that today's readers do not recognise as pictures. They stay unchanged, and only a person can tell what they show. */
  unreadable: string[];
}

/**
 * Removes position, camera and previews from the pictures that earlier versions kept. Their rows still have the earlier version,
 * so this must run before the rows are migrated. Repeating it is harmless.
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
