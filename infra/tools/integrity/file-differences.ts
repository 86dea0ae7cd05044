import { fileKeysOf } from '#functions/core/jobs/job-files.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { keptName, stagingName } from '#functions/storage/client.ts';
import { type RowsByKind, rowsOf } from './read-table.ts';

/** Files: what names them, the rows that stand for them, and what lies in the bucket. */

interface ObjectRow {
  objectKey: string;
  state: 'issued' | 'stored';
  attachedTo?: string;
}

/** Every key that something refers to, with the id of what does. */
function namedFiles(rows: RowsByKind): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const { jobId, detail } of rowsOf<JobRow>(rows, 'job'))
    for (const key of fileKeysOf(detail)) named.set(key, jobId);
  for (const row of rowsOf<{ objectKey?: string; jobId: string }>(rows, 'requirement'))
    if (row.objectKey) named.set(row.objectKey, row.jobId);
  for (const row of rowsOf<{ objectKey: string; jobId: string }>(rows, 'document')) named.set(row.objectKey, row.jobId);
  for (const row of rowsOf<{ remittanceKey?: string; jobId: string }>(rows, 'payment'))
    if (row.remittanceKey) named.set(row.remittanceKey, row.jobId);
  for (const row of rowsOf<{ logoKey?: string; userId: string }>(rows, 'retailerprofile'))
    if (row.logoKey) named.set(row.logoKey, row.userId);
  return named;
}

/** What is named is tied to what names it, and the other way round; what is tied has been checked and kept. */
function tieDifferences(rows: RowsByKind): string[] {
  const named = namedFiles(rows);
  const objects = rowsOf<ObjectRow>(rows, 'object');
  const tied = new Map(objects.map((row) => [row.objectKey, row.attachedTo]));
  return [
    ...[...named]
      .filter(([key, id]) => tied.get(key) !== id)
      .map(([key, id]) => `file ${key} is named by ${id} and tied to ${tied.get(key) ?? 'nothing'}`),
    ...objects
      .filter((row) => row.attachedTo && named.get(row.objectKey) !== row.attachedTo)
      .map((row) => `file ${row.objectKey} is tied to ${row.attachedTo}, which does not name it`),
    ...objects
      .filter((row) => row.attachedTo && row.state !== 'stored')
      .map((row) => `file ${row.objectKey} is tied to ${row.attachedTo} and was never kept`),
  ];
}

/** Every kept file lies in the bucket, and nothing lies there that no row stands for. */
function bucketDifferences(rows: RowsByKind, files: ReadonlySet<string>): string[] {
  const objects = rowsOf<ObjectRow>(rows, 'object');
  const known = new Set(objects.flatMap(({ objectKey }) => [keptName(objectKey), stagingName(objectKey)]));
  return [
    ...objects
      .filter((row) => row.state === 'stored' && !files.has(keptName(row.objectKey)))
      .map((row) => `file ${row.objectKey} has a row and is missing from the bucket`),
    ...[...files].filter((name) => !known.has(name)).map((name) => `file ${name} lies in the bucket without a row`),
  ];
}

/** Without the names of the files in the bucket, only the rows are compared with each other. */
export const fileDifferences = (rows: RowsByKind, files: ReadonlySet<string> | undefined): string[] => [
  ...tieDifferences(rows),
  ...(files ? bucketDifferences(rows, files) : []),
];
