import { readMany } from '../read-many.ts';
import { rows } from '../service.ts';
import { type ListedOwnJob, unpackJobs } from './packed-jobs.ts';

/** As many parts as keep a change small, and few enough that the jobs in one compress well. */
const bucketCount = 64;
export const bucketOfJob = (jobId: string): number => Number.parseInt(jobId.slice(-4), 16) % bucketCount;

export interface OwnListPart {
  userId: string;
  bucket: number;
  revision: number;
  jobs: ListedOwnJob[];
}

/** The whole list of a person, which has all jobs that they own or have been awarded. One query, which may be a moment old unless it is to be strong. */
export async function readOwnListParts(userId: string, consistent = false): Promise<OwnListPart[]> {
  const { data } = await rows().ownList.query.byUser({ userId }).go({ pages: 'all', consistent });
  return data.map((part) => ({ ...part, jobs: unpackJobs(part.jobs) }));
}

/** Also the jobs that a person no longer has, and was paid for. */
export const readOwnRecords = async (userId: string): Promise<ListedOwnJob[]> =>
  (await readOwnListParts(userId)).flatMap(({ jobs }) => jobs);

export const readOwnList = async (userId: string): Promise<ListedOwnJob[]> =>
  (await readOwnRecords(userId)).filter(({ isRecord }) => !isRecord);

/** The parts of these people's lists that the job is in. A strong read, for changing them. */
export async function findOwnListParts(userIds: readonly string[], jobId: string): Promise<OwnListPart[]> {
  const found = await readMany(
    userIds.map((userId) => ({ userId, bucket: bucketOfJob(jobId) })),
    (keys) => rows().ownList.get(keys).go({ consistent: true }),
  );
  return found.map((part) => ({ ...part, jobs: unpackJobs(part.jobs) }));
}
