import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import type { InstallerTab, RetailerTab } from '#shared/domain/lifecycle.ts';
import { documents, tableName } from '../../data/client.ts';
import { listNames } from '../../data/list-keys.ts';
import { readPage } from '../../data/page.ts';
import { readMany } from '../../data/read-many.ts';
import type { InviteRow, JobRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { cardFor, type ListedJob, teaserOf } from './job-view.ts';

/** The lists of jobs: each page is one query of an index that carries the cards. */

type JobPage = AnswerOf<Routes['listRetailerJobs']>;

/** Booked jobs come by date, the next one first; everything else newest first. */
const orderOf = (tab: string): 'asc' | 'desc' => (tab === 'booked' ? 'asc' : 'desc');

export async function listRetailerJobs(
  retailerId: string,
  tab: RetailerTab = 'all',
  cursor?: string,
): Promise<JobPage> {
  const { items, nextCursor } = await readPage<ListedJob>(
    (page) =>
      tab === 'all'
        ? rows()
            .job.query.byOwner({ list2pk: listNames.owner(retailerId) })
            .go({ ...page, order: 'desc' })
        : rows()
            .job.query.byOwnerTab({ list1pk: listNames.ownerTab(retailerId, tab) })
            .go({ ...page, order: orderOf(tab) }),
    cursor,
  );
  return { jobs: items.map((job) => cardFor(job, 'owner')), nextCursor };
}

/** Reads the jobs of invitations, leaving out those that are no longer open. */
export async function readJobs(jobIds: readonly string[]): Promise<Map<string, JobRow>> {
  const data = await readMany(
    [...new Set(jobIds)].map((jobId) => ({ jobId })),
    (keys) => rows().job.get(keys).go({ consistent: true }),
  );
  return new Map(data.filter((job) => !job.deleted).map((job) => [job.jobId, job]));
}

async function offeredCards(
  invites: readonly Pick<InviteRow, 'jobId'>[],
): Promise<Map<string, JobPage['jobs'][number]>> {
  const jobs = await readJobs(invites.map((invite) => invite.jobId));
  const open = [...jobs.values()].filter((job) => job.status === 'posted');
  return new Map(open.map((job) => [job.jobId, cardFor(job, 'invitee')]));
}

async function listOffered(installerId: string, cursor?: string): Promise<JobPage> {
  const { items, nextCursor } = await readPage(
    (page) =>
      rows()
        .invite.query.byInstaller({ list1pk: listNames.invitee(installerId) })
        .go({ ...page, order: 'desc' }),
    cursor,
  );
  const cards = await offeredCards(items);
  return { jobs: items.flatMap(({ jobId }) => cards.get(jobId) ?? []), nextCursor };
}

type Listed = ListedJob & { __edb_e__: string };

const encode = (key: Record<string, unknown>): string => Buffer.from(JSON.stringify(key)).toString('base64url');
const decode = (cursor: string): Record<string, string> =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));

/** Awarded jobs and open invitations together, newest first: two kinds of rows in one list, so it is read as it lies. */
async function listEverything(installerId: string, cursor?: string): Promise<JobPage> {
  const { items, nextCursor } = await readPage<Listed>(async ({ limit, cursor: from }) => {
    const answer = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'list4',
        KeyConditionExpression: 'list4pk = :list',
        ExpressionAttributeValues: { ':list': listNames.installer(installerId) },
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
  const cards = await offeredCards(items.filter((row) => row.__edb_e__ === 'invite'));
  const jobs = items.flatMap((row) =>
    row.__edb_e__ === 'invite' ? (cards.get(row.jobId) ?? []) : cardFor(row, 'assignee'),
  );
  return { jobs, nextCursor };
}

export async function listInstallerJobs(
  installerId: string,
  tab: InstallerTab = 'all',
  cursor?: string,
): Promise<JobPage> {
  if (tab === 'all') return listEverything(installerId, cursor);
  if (tab === 'offered') return listOffered(installerId, cursor);
  const { items, nextCursor } = await readPage<ListedJob>(
    (page) =>
      rows()
        .job.query.byInstallerTabOrPublic({ list3pk: listNames.installerTab(installerId, tab) })
        .go({ ...page, order: orderOf(tab) }),
    cursor,
  );
  return { jobs: items.map((job) => cardFor(job, 'assignee')), nextCursor };
}

export async function listPublicJobs(cursor?: string): Promise<JobPage> {
  const { items, nextCursor } = await readPage<ListedJob>(
    (page) =>
      rows()
        .job.query.byInstallerTabOrPublic({ list3pk: listNames.publicJobs() })
        .go({ ...page, order: 'desc' }),
    cursor,
  );
  return { jobs: items.map((job) => cardFor(job, 'public')), nextCursor };
}

const featuredCount = 6;

/** The newest public jobs, as a visitor may see them. */
export async function listFeaturedJobs(): Promise<AnswerOf<Routes['listFeaturedJobs']>['jobs']> {
  const { data } = await rows()
    .job.query.byInstallerTabOrPublic({ list3pk: listNames.publicJobs() })
    .go({ limit: featuredCount, order: 'desc' });
  return data.map(teaserOf);
}
