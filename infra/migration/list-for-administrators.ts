import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { wordsOfInstaller, wordsOfJob, wordsOfRetailer } from '#functions/core/search/administrators/words-of.ts';
import type { Effects, WordsRow } from '#functions/data/rows.ts';
import type { AdminList } from '#shared/domain/search/words.ts';
import { askFor } from './kind-rows.ts';

const lists: Readonly<Record<string, { list: AdminList; wordsOf: (row: never) => string[] }>> = {
  retailerprofile: { list: 'retailers', wordsOf: wordsOfRetailer },
  installerprofile: { list: 'installers', wordsOf: wordsOfInstaller },
  job: { list: 'jobs', wordsOf: wordsOfJob },
};

/** Returns one text for a record and its index words. The order of the words does not change the text. */
const named = ({ list, itemId }: { list: unknown; itemId: unknown }, words: readonly string[]): string =>
  [list, itemId, ...[...words].sort()].join(' ');

/**
 * Requests new index words for records whose words are missing or wrong, because earlier versions wrote none or others. The
 * consumer or the sweeper then writes the words into the administrators' index.
 */
export async function listForAdministrators(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const listed = new Set<string>();
  const wanted: { words: NonNullable<Effects['words']>; name: string }[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    for (const row of page.Items ?? []) {
      const kind = lists[String(row.__edb_e__)];
      if (row.__edb_e__ === 'words') listed.add(named(row as WordsRow, row.words));
      if (!kind || row.deleted) continue;
      const words = { list: kind.list, itemId: String(kind.list === 'jobs' ? row.jobId : row.userId) };
      wanted.push({ words, name: named(words, kind.wordsOf(row as never)) });
    }
    from = page.LastEvaluatedKey;
  } while (from);
  const now = new Date();
  for (const { words, name } of wanted) {
    if (listed.has(name)) continue;
    await askFor(client, tableName, { words }, now);
  }
}
