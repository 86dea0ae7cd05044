import { inColumns } from './bit-packed-lists.ts';
import type { Migration, Shapes } from './bring-forward.ts';

/** The new fields are optional, so an old row is valid as it is. */
const asItIs: Migration = (row) => row;

/** Until then everybody was shown the exact position. This is within three kilometres of it, until the profile is saved. */
const withRoughArea: Migration = (row) => {
  const { latitude, longitude, geoPrecision } = row;
  if (geoPrecision !== 'exact' || typeof latitude !== 'number' || typeof longitude !== 'number') return row;
  const roughly = (degrees: number) => Math.round(degrees * 20) / 20;
  return { areaLatitude: roughly(latitude), areaLongitude: roughly(longitude), ...row };
};

/** The list of reviews about a person only has those with its keys. They are written out, because a migration never changes. */
const listedByPerson: Migration = (row) => {
  const { toUserId, jobId, createdAt } = row;
  if (typeof toUserId !== 'string' || typeof jobId !== 'string' || typeof createdAt !== 'string') return row;
  return { list1pk: `reviewed#${toUserId}`, list1sk: `${createdAt}#${jobId}`, ...row };
};

/** Version 3 is found by time, subject and administrator. The keys are written out, because a migration never changes. */
const foundByTime: Migration = (row) => {
  const { subjectId, actorId, auditId, at } = row;
  if ([subjectId, actorId, auditId, at].some((each) => typeof each !== 'string')) return row;
  const byTime = `${at}#${auditId}`;
  return {
    list1pk: 'admin-acts',
    list1sk: byTime,
    list2pk: `admin-acts-about#${subjectId}`,
    list2sk: byTime,
    list3pk: `admin-acts-by#${actorId}`,
    list3sk: byTime,
    ...row,
  };
};

/** Until then a requirement had one file at most. */
const withListOfFiles: Migration = ({ objectKey, fileName, ...row }) =>
  'files' in row
    ? row
    : { ...row, files: typeof objectKey === 'string' ? [{ objectKey, fileName: fileName ?? row.label ?? '' }] : [] };

/** Until then a title was what happened, a colon and the job's title. */
const withJobTitleApart: Migration = (row) => {
  const { title } = row;
  if (typeof title !== 'string' || 'jobTitle' in row) return row;
  const colon = title.indexOf(': ');
  return colon < 0 ? row : { ...row, title: title.slice(0, colon), jobTitle: title.slice(colon + 2) };
};

/** Until then the author had one review of a job, and its key was their id. */
const knownByAuthor: Migration = (row) => ({ ratingId: row.fromUserId, ...row });
/** Until then the job and the author said which review was reported. */
const namesReview: Migration = (row) =>
  row.userId === row.thingId ? row : { review: { jobId: row.thingId, ratingId: row.userId }, ...row };

const awardedThen = ['accepted', 'booked', 'in_progress', 'completed', 'paid', 'archived'];
/** Until then nothing marked a job that an installer has had. One that was posted again shows it in its audit alone. */
const markedIfAwarded: Migration = (row) => {
  const { times, assignedInstallerId, status } = row;
  const wasAccepted = typeof times === 'object' && times !== null && 'acceptedAt' in times;
  const isAwarded = typeof assignedInstallerId === 'string' || awardedThen.includes(String(status)) || wasAccepted;
  return isAwarded && row.deleted !== true ? { wasAwarded: true, ...row } : row;
};

const doneThen = ['completed', 'paid', 'archived'];
/** Until then every completed job counted in the public figure. */
const countedIfDone: Migration = (row) =>
  doneThen.includes(String(row.status)) && row.deleted !== true ? { isCounted: true, ...row } : row;

/** Until then nothing found the accounts that are deleted. The keys are written out, because a migration never changes. */
const listedIfClosed: Migration = (row) => {
  const { userId, closedAt } = row;
  if (typeof userId !== 'string' || typeof closedAt !== 'string') return row;
  return { list1pk: 'closed-accounts', list1sk: `${closedAt}#${userId}`, ...row };
};

/** Until then a job that said neither its price nor its system was in the public list. */
const unlistedIfEmpty: Migration = (row) => {
  const { card, list3pk } = row;
  if (list3pk !== 'public' || typeof card !== 'object' || card === null) return row;
  const { priceCents, pvSizeKw, batterySizeKwh } = card as Record<string, unknown>;
  if (Number(priceCents) > 0 || pvSizeKw != null || batterySizeKwh != null) return row;
  const { list3pk: _pk, list3sk: _sk, ...kept } = row;
  return kept;
};

/** Earlier versions of the terms were not kept, so the present ones are the first. */
const withFirstTerms: Migration = (row) => {
  const { card } = row;
  return typeof card === 'object' && card !== null
    ? unlistedIfEmpty({ ...row, card: { termsVersion: 1, ...card } })
    : row;
};
const onFirstTerms: Migration = (row) => ({ termsVersion: 1, ...row });

const jobRecordBefore = 36;
/** Until then the record of a job in a list was two bytes shorter. The names are those in the table. */
const withRoomForCompany: Migration = (row) => {
  const { k, e } = row;
  if (k !== 'jobs' || !(e instanceof Uint8Array)) return row;
  const records = new Uint8Array((e.length / jobRecordBefore) * (jobRecordBefore + 2));
  for (let at = 0; at < e.length / jobRecordBefore; at += 1)
    records.set(e.subarray(at * jobRecordBefore, (at + 1) * jobRecordBefore), at * (jobRecordBefore + 2));
  return { ...row, e: records };
};

/** Until then the lists of an owner did not name the customer. */
const namedInLists: Migration = (row) => {
  const { card, customer } = row;
  if (typeof card !== 'object' || typeof customer !== 'object' || !customer || !('name' in customer)) return row;
  return { ...row, card: { customerName: customer.name, ...card } };
};

/**
 * Every kind of row, and how its shape has changed. A test compares each shape with this list. CONTRIBUTING explains what to
 * do when a shape changes, under "Changing a stored shape".
 */
export const shapes = {
  /** 2: the preferred week. 3: whether its owner is suspended. 4: when its share link ends or ended. 5: whom its link is for, and whether it was taken with it. 6: whether its owner's address is confirmed. 7: whether it counts in the public figure. 8: whether an installer has had it. 9: the version of its terms, and in no public list without a price and a system. 10: the customer's name for the owner's lists. 11: why its work was sent back. */
  job: [asItIs, asItIs, asItIs, asItIs, asItIs, countedIfDone, markedIfAwarded, withFirstTerms, namedInLists, asItIs],
  /** Version 2 has several photos. */
  requirement: [withListOfFiles],
  /** 2: the due date. Since then, the list of own jobs has the payments too. 3: the payments of earlier installers. */
  payment: [asItIs, asItIs],
  /** Version 2 lists the reviews about a person. 3: whether it counts. 4: whether an administrator has removed it. 5: its own id, because a retailer reviews each installer of a job. */
  rating: [listedByPerson, asItIs, asItIs, knownByAuthor],
  /** 2: when and why it was returned. 3: its caption. */
  document: [asItIs, asItIs],
  /** 2: its installer had the job, and left it or was unassigned. 3: the terms it was made on. */
  application: [asItIs, onFirstTerms],
  /** 2: when it expires, and why it was declined. 3: its installer had the job, and left it or was unassigned. 4: whether it asks an applicant to confirm changed terms. */
  invite: [asItIs, asItIs, asItIs],
  /** 2: whether the person is barred from the job's links. */
  grant: [asItIs],
  sharelink: [],
  audit: [],
  terms: [],
  /** Version 2 knows notifications of new jobs that match a saved search. Version 3 knows reminders. Version 4 has the bell's switches and the daily email. Version 5 knows whether the address is confirmed. Version 6 knows notifications of decisions about reports. Version 7 knows when its owner deleted it. Version 8 knows whether mail to it comes back. Version 9 knows notifications of copies of one's data. Version 10 lists deleted accounts by when that was. Version 11 knows which session goes on when all others end. */
  user: [asItIs, asItIs, asItIs, asItIs, asItIs, asItIs, asItIs, asItIs, listedIfClosed, asItIs],
  email: [],
  /** Version 2 knows its access tokens. Version 3 knows where it is used and when it was last used. */
  session: [asItIs, asItIs],
  confirmation: [],
  /** Version 2 belongs to the browser that asked for it. An earlier one belongs to none, and expires within minutes. */
  resetcode: [(row) => ({ handleHash: '', ...row })],
  /** Version 2 can close an account. */
  addresslink: [asItIs],
  /** 2: since when the account is suspended. */
  retailerprofile: [asItIs],
  abn: [],
  /** 2: when and by whom the SAA number was checked. 3: since when the account is suspended. 4: where their suburb is. 5: whether their address is confirmed. */
  installerprofile: [asItIs, asItIs, withRoughArea, asItIs],
  /** Since version 2, the jobs that it counts are also in the person's own list. 3: whether the account is deleted. */
  tabcounts: [asItIs, asItIs],
  /** Version 2 counts how soon somebody answers. */
  reputation: [asItIs],
  answer: [],
  ownlist: [],
  /** Version 2 has a note. */
  preferred: [asItIs],
  hidden: [],
  calendarfeed: [],
  /** 2: when each last reviewed the other in a way that counts. 3: the last job that counts. */
  acquaintance: [asItIs, asItIs],
  /** Version 2 has those of new jobs that match a saved search. Version 3 keeps the job's title apart, and has reminders. Version 4 has decisions about reports. Version 5 has copies of one's data. */
  notification: [asItIs, withJobTitleApart, asItIs, asItIs],
  /** Version 2 adds the next try, the number of tries, the reason for the last failure, and when the row was given up. Version 3 adds the map. Version 4 adds what follows for saved searches. Version 5 adds answers. Version 6 adds the words of the administrators' lists. Version 7 names the job apart from what happened. Version 8 adds what follows from a suspension. Version 9 has the daily email. Version 10 says who caused a notification, and has the letters that confirm an address. Version 11 has the letters about a new browser. Version 12 adds what follows from a confirmation. Version 13 tells people of decisions about reports. Version 14 has what follows from the deletion of an account. Version 15 prepares copies of people's data. Version 16 removes records that have been kept for long enough. */
  outbox: [
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
    asItIs,
  ],
  idempotency: [],
  rate: [],
  publicstats: [],
  /** 2: since then, a picture is cleaned before it is kept. The migration cleans the earlier ones. */
  object: [asItIs],
  /** Version 2 adds the lists of saved searches. In version 3, the record of a job has a mark of its company. Version 4 is JSON in columns. */
  chunk: [asItIs, withRoomForCompany, inColumns],
  /** Version 2 keeps news for the daily email. Version 3 knows the notifications of decisions about reports. Version 4 knows those of copies of one's data. */
  searches: [asItIs, asItIs, asItIs],
  told: [],
  reminder: [],
  word: [],
  words: [],
  listtotal: [],
  /** 2: suspensions. 3: found by time, by whom it was about and by who did it. 4: removed notes, and what was decided about reports. */
  adminaudit: [asItIs, foundByTime, asItIs, asItIs],
  adminnote: [],
  /** Version 2 names the review that is reported. */
  report: [namesReview],
  /** 2: when the sweeper first ran. */
  run: [asItIs],
  datacopy: [],
} satisfies Shapes;

/** Kinds of rows that only earlier versions have. No code reads them, and the migration deletes them. */
export const retiredKinds: ReadonlySet<string> = new Set(['mappin', 'mapcell', 'mapentry']);

/** Follow-up work. A row that this version cannot carry out must not hold up the rest of the list. */
export const waitingKinds: ReadonlySet<string> = new Set(['outbox']);
