import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { entities } from '#functions/data/kinds/kinds.ts';
import { retiredKinds, shapes } from '#functions/data/shapes/shapes.ts';
import { rebuildLists } from '../lists/rebuild-lists.ts';
import { claimAbns } from './claim-abns.ts';
import { type Cleaned, cleanPictures, type Files } from './clean-pictures.ts';
import { listForAdministrators } from './list-for-administrators.ts';
import { type KnownRows, migrateTable } from './migrate-table.ts';
import { askForNumbers } from './number-jobs.ts';
import { findOutdated, recordVersions } from './row-versions.ts';
import { setReminders } from './set-reminders.ts';
import { unlistUnconfirmed } from './unlist-unconfirmed.ts';

const fields: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(entities).map(({ schema }) => [schema.model.entity, Object.keys(schema.attributes)]),
);

/** The rows as this version of the application defines them. */
const ourRows: KnownRows = { shapes, retired: retiredKinds, fieldsOf: (kind) => fields.get(kind) ?? [] };

interface Place {
  dynamo: DynamoDBClient;
  tableName: string;
  /** Absent if the table has no files. */
  files?: Files;
  rows?: KnownRows;
}

function picturesText({ cleaned, unreadable }: Cleaned): string {
  const done = cleaned > 0 ? ` Pictures cleaned: ${cleaned}.` : '';
  return unreadable.length > 0
    ? `${done} Please look at these files, which are no pictures: ${unreadable.join(', ')}.`
    : done;
}

const countsText = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort()
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');

/** Migrates all rows of the application's table to the version of this code. Returns a sentence with the result. */
export async function bringTableUpToDate({ dynamo, tableName, files, rows = ourRows }: Place): Promise<string> {
  const client = DynamoDBDocumentClient.from(dynamo);
  const cleaned = files && (await cleanPictures(client, tableName, files));
  const { migrated, deleted } = await migrateTable({ client, tableName, ...rows });
  let parts = 0;
  if (rows === ourRows) {
    await listForAdministrators(client, tableName);
    await askForNumbers(client, tableName);
    await setReminders(client, tableName);
    await claimAbns(client, tableName);
    await unlistUnconfirmed(client, tableName);
    parts = await rebuildLists(client, tableName);
  }
  const pictures = cleaned ? picturesText(cleaned) : '';
  const done = [
    ...(migrated.size > 0 ? [`Rows brought up to date: ${countsText(migrated)}.`] : []),
    ...(parts > 0 ? [`Parts of lists rewritten: ${parts}.`] : []),
    ...(deleted.size > 0 ? [`Rows that are no longer used, deleted: ${countsText(deleted)}.`] : []),
  ];
  return (done.join(' ') || 'All rows are up to date.') + pictures;
}

/** Migrates the rows of a data folder, which records their versions. Prints one line if any row is outdated. */
export async function bringFolderUpToDate(
  folder: string,
  { rows = ourRows, ...place }: Place,
  log: (line: string) => void,
): Promise<void> {
  const outdated = await findOutdated(folder, rows.shapes, rows.retired);
  if (outdated.length > 0) {
    const words = outdated
      .map(({ kind, found, now }) => (now === null ? `${kind} is no longer used` : `${kind} ${found} to ${now}`))
      .join(', ');
    log(`Bringing the rows of an older version up to date (${words}) ...`);
    await bringTableUpToDate({ ...place, rows });
  }
  await recordVersions(folder, rows.shapes);
}
