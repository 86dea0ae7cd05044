import type { entities } from './service.ts';

/**
 * What becomes of each kind of row about somebody who deletes their account. A new kind does not compile until it is in this
 * list, and a test looks for what a deleted account has left in every row.
 *
 * - `at once`: goes, or is emptied, in the transaction that decides
 * - `removed`: goes with the account, in follow-up work
 * - `emptied`: stays without what is personal
 * - `with its job`: goes with a job that is deleted, and stays with the record of one that is kept
 * - `redrawn`: follows by itself from what it shows
 * - `expires`: is gone within days by itself
 * - `ids`: stays, and holds nothing about a person but ids and figures
 * - `others'`: is about nobody, or about somebody else
 */
type Fate = 'at once' | 'removed' | 'emptied' | 'with its job' | 'redrawn' | 'expires' | 'ids' | "others'";

export const leftBehind = {
  job: 'emptied',
  requirement: 'with its job',
  payment: 'with its job',
  /** A review stays. Nobody reads any more who wrote it. */
  rating: 'with its job',
  document: 'with its job',
  application: 'emptied',
  invite: 'emptied',
  grant: 'ids',
  shareLink: 'with its job',
  audit: 'with its job',
  terms: 'with its job',
  user: 'at once',
  email: 'at once',
  session: 'removed',
  confirmation: 'removed',
  resetCode: 'removed',
  addressLink: 'expires',
  retailerProfile: 'at once',
  abn: 'at once',
  installerProfile: 'at once',
  /** The figures of jobs that are kept still have to add up. */
  tabCounts: 'ids',
  reputation: 'ids',
  answer: 'ids',
  ownList: 'redrawn',
  preferred: 'removed',
  hidden: 'removed',
  calendarFeed: 'removed',
  acquaintance: 'ids',
  notification: 'removed',
  outbox: 'redrawn',
  idempotency: 'removed',
  rate: 'expires',
  publicStats: "others'",
  /** What is tied to nothing is swept within a day. */
  object: 'with its job',
  chunk: 'redrawn',
  searches: 'removed',
  told: 'ids',
  reminder: 'with its job',
  word: 'redrawn',
  words: 'redrawn',
  listTotal: 'redrawn',
  /** Who did what stays, and what it was changed from and to does not. */
  adminAudit: 'emptied',
  adminNote: 'removed',
  /** What others complained of in somebody's reviews and profile. */
  report: 'removed',
  run: "others'",
  /** After its files. */
  dataCopy: 'removed',
} as const satisfies Record<keyof typeof entities, Fate>;
