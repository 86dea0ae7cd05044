import { isDeepStrictEqual } from 'node:util';
import { type DynamoDBDocumentClient, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ownListingsOf } from '#functions/core/search/own-jobs/own-list.ts';
import { ownListEntity } from '#functions/data/entities/discovery/own-list-entity.ts';
import { jobEntity } from '#functions/data/entities/jobs/job-entity.ts';
import { bucketOfJob } from '#functions/data/jobs/own-list-queries.ts';
import { type ListedOwnJob, packJobs, unpackJobs } from '#functions/data/jobs/packed-jobs.ts';
import type { JobRow, PaymentRow } from '#functions/data/rows.ts';
import { versionField, versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';

/** A part of somebody's list: what is stored, and which jobs are missing there or listed as an earlier version listed them. */
interface Part {
  userId: string;
  bucket: number;
  revision: number;
  jobs: ListedOwnJob[];
  due: { job: JobRow; listing: ListedOwnJob }[];
}

interface StoredPart {
  userId: string;
  b: number;
  r: number;
  j: Uint8Array;
}

async function readParts(client: DynamoDBDocumentClient, tableName: string): Promise<Part[]> {
  const stored: StoredPart[] = [];
  const jobs: JobRow[] = [];
  const payments = new Map<string, PaymentRow>();
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    for (const row of page.Items ?? []) {
      if (row.__edb_e__ === 'ownlist') stored.push(row as StoredPart);
      if (row.__edb_e__ === 'job') jobs.push(row as JobRow);
      if (row.__edb_e__ === 'payment') payments.set(row.jobId, row as PaymentRow);
    }
    from = page.LastEvaluatedKey;
  } while (from);
  const nameOf = (userId: string, bucket: number): string => `${userId} ${bucket}`;
  const parts = new Map(
    stored.map(({ userId, b, r, j }): [string, Part] => [
      nameOf(userId, b),
      { userId, bucket: b, revision: r, jobs: unpackJobs(j), due: [] },
    ]),
  );
  for (const job of jobs)
    for (const [userId, listing] of ownListingsOf({ job, payment: payments.get(job.jobId) ?? null })) {
      const bucket = bucketOfJob(job.jobId);
      const name = nameOf(userId, bucket);
      const part = parts.get(name) ?? { userId, bucket, revision: 0, jobs: [], due: [] };
      parts.set(name, part);
      const stored = part.jobs.find(({ id }) => id === job.jobId);
      if (!isDeepStrictEqual(stored, listing)) part.due.push({ job, listing });
    }
  return [...parts.values()].filter(({ due }) => due.length > 0);
}

/** As many as fit into one transaction beside the part itself. */
const jobsAtOnce = 90;

/** Lists what is due, on the condition that neither the part nor one of these jobs has changed meanwhile. */
async function complete(client: DynamoDBDocumentClient, tableName: string, part: Part): Promise<void> {
  const { userId, bucket, revision, jobs } = part;
  const due = part.due.slice(0, jobsAtOnce);
  const others = jobs.filter(({ id }) => due.every(({ job }) => job.jobId !== id));
  const put = ownListEntity
    .put({
      userId,
      bucket,
      revision: revision + 1,
      jobs: packJobs([...others, ...due.map(({ listing }) => listing)]),
    })
    .where((own, { eq, notExists }) => (revision === 0 ? notExists(own.revision) : eq(own.revision, revision)))
    .params<{ Item: Record<string, unknown> }>({ table: tableName });
  const item = { ...put.Item, [versionField]: String(versionsIn(shapes).get('ownlist')) };
  const unchanged = due.map(({ job }) => ({
    ConditionCheck: {
      TableName: tableName,
      Key: jobEntity.get({ jobId: job.jobId }).params<{ Key: Record<string, unknown> }>({ table: tableName }).Key,
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': job.version },
    },
  }));
  await client.send(
    new TransactWriteCommand({ TransactItems: [{ Put: { ...put, TableName: tableName, Item: item } }, ...unchanged] }),
  );
}

const maxRounds = 10;
const isLost = (error: unknown): boolean => error instanceof Error && error.name === 'TransactionCanceledException';

/**
 * Lists the jobs that were saved before people had such lists, or before the lists held all that they hold now. Whoever changes a job in the meantime lists it too, so what
 * got in the way is simply read again.
 */
export async function listOwnJobs(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  for (let round = 1; ; round += 1) {
    const parts = await readParts(client, tableName);
    if (parts.length === 0) return;
    if (round > maxRounds)
      throw new Error('The lists of own jobs change faster than they can be completed: try again.');
    for (const part of parts)
      await complete(client, tableName, part).catch((error: unknown) => {
        if (!isLost(error)) throw error;
      });
  }
}
