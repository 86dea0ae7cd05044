import { fileKeysOf } from '#functions/core/jobs/job-file-list.ts';
import { credentialId } from '#functions/data/people/credential-queries.ts';
import type { CredentialRow, DataCopyRow, JobRow, PaymentRow, RequirementRow } from '#functions/data/rows.ts';
import { copyPartName, keptName, stagingName } from '#functions/storage/client.ts';
import { type RowsByKind, rowsOf } from '../../read-table.ts';

/** Compares references to files, the files' own rows, and the contents of the bucket. */

interface ObjectRow {
  objectKey: string;
  state: 'issued' | 'stored';
  attachedTo?: string;
}

/** Returns every file key that a row refers to, with the id of that row. */
function namedFiles(rows: RowsByKind): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const { jobId, detail } of rowsOf<JobRow>(rows, 'job'))
    for (const key of fileKeysOf(detail)) named.set(key, jobId);
  for (const { jobId, files } of rowsOf<RequirementRow>(rows, 'requirement'))
    for (const { objectKey } of files) named.set(objectKey, jobId);
  for (const row of rowsOf<{ objectKey: string; jobId: string }>(rows, 'document')) named.set(row.objectKey, row.jobId);
  for (const { jobId, remittanceKey, earlier = [] } of rowsOf<PaymentRow>(rows, 'payment'))
    for (const each of [{ remittanceKey }, ...earlier]) if (each.remittanceKey) named.set(each.remittanceKey, jobId);
  for (const row of rowsOf<{ logoKey?: string; userId: string }>(rows, 'retailerprofile'))
    if (row.logoKey) named.set(row.logoKey, row.userId);
  for (const row of rowsOf<CredentialRow>(rows, 'credential'))
    if (row.fileKey) named.set(row.fileKey, credentialId(row));
  return named;
}

/**
 * Checks that a file is bound to exactly the row that refers to it. Also checks that each bound file has been inspected and kept.
 */
function tieDifferences(rows: RowsByKind): string[] {
  const named = namedFiles(rows);
  const objects = rowsOf<ObjectRow>(rows, 'object');
  const tied = new Map(objects.map((row) => [row.objectKey, row.attachedTo]));
  return [
    ...[...named]
      .filter(([key, id]) => tied.get(key) !== id)
      .map(([key, id]) => `file ${key} is referred to by ${id} but tied to ${tied.get(key) ?? 'nothing'}`),
    ...objects
      .filter((row) => row.attachedTo && named.get(row.objectKey) !== row.attachedTo)
      .map((row) => `file ${row.objectKey} is tied to ${row.attachedTo}, which does not refer to it`),
    ...objects
      .filter((row) => row.attachedTo && row.state !== 'stored')
      .map((row) => `file ${row.objectKey} is tied to ${row.attachedTo} but was never kept`),
  ];
}

/** Checks that every kept file is in the bucket, and that every file in the bucket has a row. */
function bucketDifferences(rows: RowsByKind, files: ReadonlySet<string>): string[] {
  const objects = rowsOf<ObjectRow>(rows, 'object');
  const copies = rowsOf<DataCopyRow>(rows, 'datacopy');
  const partsOf = ({ copyId, parts }: DataCopyRow, more = 0) =>
    Array.from({ length: parts.length + more }, (_, index) => copyPartName(copyId, index + 1));
  const known = new Set([
    ...objects.flatMap(({ objectKey }) => [keptName(objectKey), stagingName(objectKey)]),
    // A copy's next part is in the bucket before the row of the copy lists it.
    ...copies.flatMap((copy) => partsOf(copy, copy.readyAt === undefined ? 1 : 0)),
  ]);
  return [
    ...copies
      .flatMap((copy) => partsOf(copy))
      .filter((name) => !files.has(name))
      .map((name) => `file ${name} has a row but is missing from the bucket`),
    ...objects
      .filter((row) => row.state === 'stored' && !files.has(keptName(row.objectKey)))
      .map((row) => `file ${row.objectKey} has a row but is missing from the bucket`),
    ...[...files].filter((name) => !known.has(name)).map((name) => `file ${name} is in the bucket but has no row`),
  ];
}

/** Compares rows and files. Without the list of files in the bucket, only compares the rows with each other. */
export const fileDifferences = (rows: RowsByKind, files: ReadonlySet<string> | undefined): string[] => [
  ...tieDifferences(rows),
  ...(files ? bucketDifferences(rows, files) : []),
];
