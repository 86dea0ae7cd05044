import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Role } from '#shared/domain/jobs/job.ts';
import type { InstallerTab, RetailerTab } from '#shared/domain/jobs/lifecycle.ts';
import { documents, tableName } from '../client.ts';
import { jobLists } from '../entities/jobs/job-lists.ts';
import { readList } from '../lists/list-queries.ts';
import { readPage } from '../page.ts';
import type { ListedJob } from '../rows.ts';
import { rows } from '../service.ts';

/** The lists of jobs. Each page is one query of an index, which contains the cards and may be a moment old. */

interface JobPage {
  items: ListedJob[];
  nextCursor: string | null;
}

/** Returns the direction of a tab's list. Scheduled jobs are sorted by date, soonest first. All other lists are newest first. */
const orderOf = (tab: string): 'asc' | 'desc' => (tab === 'booked' ? 'asc' : 'desc');

export const readJobPageOfOwner = (retailerId: string, tab: RetailerTab, cursor?: string): Promise<JobPage> =>
  readPage<ListedJob>(
    (page) =>
      tab === 'all'
        ? rows()
            .job.query.byOwner({ list2pk: jobLists.owner(retailerId) })
            .go({ ...page, order: 'desc' })
        : rows()
            .job.query.byOwnerTab({ list1pk: jobLists.ownerTab(retailerId, tab) })
            .go({ ...page, order: orderOf(tab) }),
    cursor,
  );

/** Returns a page of the jobs awarded to an installer, for one tab. */
export const readJobPageOfInstaller = (
  installerId: string,
  tab: Exclude<InstallerTab, 'all' | 'offered'>,
  cursor?: string,
): Promise<JobPage> =>
  readPage<ListedJob>(
    (page) =>
      rows()
        .job.query.byInstallerTabOrPublic({ list3pk: jobLists.installerTab(installerId, tab) })
        .go({ ...page, order: orderOf(tab) }),
    cursor,
  );

export const readPublicJobPage = (cursor?: string, limit?: number): Promise<JobPage> =>
  readPage<ListedJob>(
    (page) =>
      rows()
        .job.query.byInstallerTabOrPublic({ list3pk: jobLists.publicJobs() })
        .go({ ...page, order: 'desc' }),
    cursor,
    limit,
  );

export async function readNewestPublicJobs(limit: number): Promise<ListedJob[]> {
  const { data } = await rows()
    .job.query.byInstallerTabOrPublic({ list3pk: jobLists.publicJobs() })
    .go({ limit, order: 'desc' });
  return data;
}

const doneTabs = ['completed', 'paid', 'archived'] as const;

/** Returns the newest completed jobs of a company, for its public page. It makes one query for each tab with completed jobs. */
export async function readNewestDoneJobs(userId: string, role: Role, limit: number): Promise<ListedJob[]> {
  const tabs = doneTabs.map((tab) =>
    role === 'retailer'
      ? rows()
          .job.query.byOwnerTab({ list1pk: jobLists.ownerTab(userId, tab) })
          .go({ limit, order: 'desc' })
      : rows()
          .job.query.byInstallerTabOrPublic({ list3pk: jobLists.installerTab(userId, tab) })
          .go({ limit, order: 'desc' }),
  );
  const found = (await Promise.all(tabs)).flatMap(({ data }): ListedJob[] => data);
  return found.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, limit);
}

export type AwardedOrOffered = { kind: 'awarded'; job: ListedJob } | { kind: 'offered'; jobId: string };

type Listed = ListedJob & { __edb_e__: string };

const encode = (key: Record<string, unknown>): string => Buffer.from(JSON.stringify(key)).toString('base64url');
const decode = (cursor: string): Record<string, string> =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));

/** Returns a page of awarded jobs and open invitations, newest first. One raw query reads both kinds of rows. */
export async function readAwardedAndOfferedPage(
  installerId: string,
  cursor?: string,
): Promise<{ items: AwardedOrOffered[]; nextCursor: string | null }> {
  const { items, nextCursor } = await readPage<Listed>(async ({ limit, cursor: from }) => {
    const answer = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'list4',
        KeyConditionExpression: 'list4pk = :list',
        ExpressionAttributeValues: { ':list': jobLists.installer(installerId) },
        ScanIndexForward: false,
        Limit: limit,
        ...(from === undefined ? {} : { ExclusiveStartKey: decode(from) }),
      }),
    );
    return {
      data: (answer.Items ?? []) as Listed[],
      cursor: answer.LastEvaluatedKey ? encode(answer.LastEvaluatedKey) : null,
    };
  }, cursor);
  return {
    items: items.map((row) =>
      row.__edb_e__ === 'invite' ? { kind: 'offered', jobId: row.jobId } : { kind: 'awarded', job: row },
    ),
    nextCursor,
  };
}

async function* listedJobIdsOf(userId: string, role: Role): AsyncGenerator<string> {
  let cursor: string | null = null;
  do {
    const options: { cursor?: string } = cursor === null ? {} : { cursor };
    const page: { data: { jobId: string }[]; cursor: string | null } =
      role === 'retailer'
        ? await rows()
            .job.query.byOwner({ list2pk: jobLists.owner(userId) })
            .go(options)
        : await rows()
            .job.query.byInstaller({ list4pk: jobLists.installer(userId) })
            .go(options);
    for (const { jobId } of page.data) yield jobId;
    cursor = page.cursor;
  } while (cursor !== null);
}

/**
 * Yields the id of every job of one user. Only follow-ups use this, because a screen reads pages. It first reads the user's own
 * list strongly, because the index may lack the newest jobs. Then it yields the jobs that only the index has.
 */
export async function* readJobIdsOf(userId: string, role: Role): AsyncGenerator<string> {
  const own = new Set((await readList('ownJobs', userId, true)).map(({ id }) => id));
  yield* own;
  for await (const jobId of listedJobIdsOf(userId, role)) if (!own.has(jobId)) yield jobId;
}
