import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awardedJob, postJob } from '../tools/in-process/builders.ts';
import type { Client } from '../tools/in-process/client.ts';
import { kindOf, putRows, type Row, renamed, rowsOf } from './rows.ts';

/** Fills the table with jobs that one retailer owns, that one installer is invited to, or that the installer has applied for. */

export interface Place {
  /** The functions' own client. */
  documents: DynamoDBDocumentClient;
  /** A client without a time limit, which fills the table. */
  seeder: DynamoDBDocumentClient;
  tableName: string;
  /** Waits until the follow-up work of all changes so far is done. */
  settle(): Promise<void>;
}

export interface Crowd {
  retailer: Client;
  installer: Client;
  /** The job that the retailer awarded to the installer. */
  awardedId: string;
  /** A public, posted job that `applicants` + 1 installers applied for. */
  wantedId: string;
  /** A private job with `applicants` + 1 invitations. */
  invitedId: string;
  /** Adds jobs until the table contains `jobs` of them. */
  growTo(jobs: number): Promise<void>;
}

const applicants = 300;

const only = (rows: readonly Row[], ...kinds: string[]): Row[] => rows.filter((row) => kinds.includes(kindOf(row)));

interface Templates {
  posted: Row[];
  awarded: Row[];
  invited: Row[];
  applied: Row[];
}

/**
 * Returns the rows of jobs, of four kinds in turn. The retailer owns the posted and awarded jobs. Other retailers own the jobs
 * with an invitation of the installer, or with an application by the installer.
 */
function* jobRows(from: number, to: number, templates: Templates, ids: Record<keyof Templates, string>, owner: string) {
  const strangers = Array.from({ length: 200 }, () => randomUUID());
  for (let index = from; index < to; index += 1) {
    const kind = (['posted', 'awarded', 'invited', 'applied'] as const)[index % 4] ?? 'posted';
    const isOwn = kind === 'posted' || kind === 'awarded';
    const retailerId = isOwn ? owner : (strangers[index % strangers.length] ?? owner);
    yield* renamed(templates[kind], [
      [ids[kind], randomUUID()],
      [owner, retailerId],
    ]);
  }
}

/** Returns a copy of the job row among these rows, with `counts` as its numbers of applications or invitations. */
const counting = (rows: readonly Row[], counts: Record<string, number>): Row[] =>
  rows.filter((row) => kindOf(row) === 'job').map((row) => ({ ...row, card: { ...(row.card as object), ...counts } }));

/** Creates four jobs through the API, and fills the table with copies of their rows. */
export async function gather(place: Place, retailer: Client, installer: Client): Promise<Crowd> {
  const { documents, seeder, tableName, settle } = place;
  const put = (rows: Iterable<Row>) => putRows(seeder, tableName, rows);
  const partition = (jobId: string) => rowsOf(documents, tableName, 'jobId', jobId);
  const apply = async (jobId: string) => {
    await installer.post(`/api/jobs/${jobId}/apply`, { message: 'Happy to help', leadTimeDays: 7 });
    return jobId;
  };
  const invite = async (jobId: string) => {
    await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [installer.userId], message: 'Interested?' });
    return jobId;
  };
  const ids = {
    posted: await postJob(retailer),
    awarded: await awardedJob(retailer, installer),
    invited: await invite(await postJob(retailer, { isPublic: false })),
    applied: await apply(await postJob(retailer)),
  };
  const templates: Templates = {
    posted: only(await partition(ids.posted), 'job'),
    awarded: only(await partition(ids.awarded), 'job'),
    invited: only(await partition(ids.invited), 'job', 'invite'),
    applied: only(await partition(ids.applied), 'job', 'application'),
  };
  const person = only(await rowsOf(documents, tableName, 'userId', installer.userId), 'installerprofile', 'reputation');
  const application = only(templates.applied, 'application');
  const invitation = only(templates.invited, 'invite');
  const others = Array.from({ length: applicants }, () => [installer.userId, randomUUID()] as const);
  await put(others.flatMap((other) => renamed([...person, ...application, ...invitation], [other])));
  await put([
    ...counting(templates.applied, { applicationsOpen: applicants + 1, applicationsTotal: applicants + 1 }),
    ...counting(templates.invited, { invitesPending: applicants + 1 }),
  ]);
  await settle();
  const notices = only(await rowsOf(documents, tableName, 'userId', retailer.userId), 'notification').slice(0, 1);
  await put(
    Array.from({ length: applicants }, () => randomUUID()).flatMap((notificationId) =>
      notices.flatMap((notice) => renamed([notice], [[String(notice.notificationId), notificationId]])),
    ),
  );
  let jobs = Object.keys(ids).length;
  return {
    retailer,
    installer,
    awardedId: ids.awarded,
    wantedId: ids.applied,
    invitedId: ids.invited,
    growTo: async (wanted) => {
      await put(jobRows(jobs, wanted, templates, ids, retailer.userId));
      jobs = Math.max(jobs, wanted);
    },
  };
}
