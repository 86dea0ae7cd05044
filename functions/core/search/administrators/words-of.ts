import { isDeepStrictEqual } from 'node:util';
import type { Effects, InstallerProfileRow, JobRow, RetailerProfileRow } from '#functions/data/rows.ts';
import { declined, everyone, unverified, verifiedAs } from '#functions/data/words/word-keys.ts';
import { shapeOf } from '#shared/domain/people/look-alike.ts';
import { type AdminList, statusText, wordsOf } from '#shared/domain/search/words.ts';

/** Returns the word by which administrators find suspended accounts. */
const standing = ({ suspendedAt }: { suspendedAt?: string | undefined }): string[] =>
  suspendedAt === undefined ? [] : ['Suspended'];

/** Returns the words by which administrators find a company, an installer and a job. */

export const wordsOfRetailer = (row: RetailerProfileRow): string[] => [
  everyone,
  ...wordsOf({ texts: [...standing(row), row.companyName, row.contactName], email: row.contactEmail }),
];

const verification = ({ verifiedAt, declinedAt, companyName }: InstallerProfileRow): string => {
  if (verifiedAt !== undefined) return verifiedAs(shapeOf(companyName));
  return declinedAt === undefined ? unverified : declined;
};

export const wordsOfInstaller = (row: InstallerProfileRow): string[] => [
  everyone,
  verification(row),
  ...wordsOf({ texts: [...standing(row), row.companyName, row.contactName, row.location], phone: row.contactPhone }),
];

/** Returns the words of a job. A deleted job has none, so no list contains it. */
export const wordsOfJob = ({ card, status, deleted }: JobRow): string[] =>
  deleted ? [] : [everyone, ...wordsOf({ texts: [statusText(status), card.number ?? '', card.title, card.address] })];

/** Returns the follow-up that updates the search index, if a change affects the words. */
const moved = (list: AdminList, itemId: string, before: readonly string[], after: readonly string[]): Effects =>
  isDeepStrictEqual(before, after) ? {} : { words: { list, itemId } };

export const retailerRenamed = (before: RetailerProfileRow | null, after: RetailerProfileRow): Effects =>
  moved('retailers', after.userId, before ? wordsOfRetailer(before) : [], wordsOfRetailer(after));

export const installerRenamed = (before: InstallerProfileRow | null, after: InstallerProfileRow): Effects =>
  moved('installers', after.userId, before ? wordsOfInstaller(before) : [], wordsOfInstaller(after));

export const jobRenamed = (before: JobRow | null, after: JobRow): Effects =>
  moved('jobs', after.jobId, before ? wordsOfJob(before) : [], wordsOfJob(after));
