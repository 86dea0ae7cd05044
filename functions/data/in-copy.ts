import type { Secret } from '#shared/private-data.ts';
import { type Privacy, privacy } from './privacy.ts';
import type { entities } from './service.ts';

/** What the copy of somebody's data holds. Each section of `data.json`, as its README explains it. */
export const sections = {
  account: 'Your account: the address, the role and what you want to be notified of.',
  profile: 'Your profile.',
  figures: 'Your reviews, completed jobs and answers in figures, and how many jobs you have of each kind.',
  sessions: 'Where you are signed in.',
  notifications: 'What you were notified of.',
  network: 'The installers you prefer, your notes about them, and whom you have hidden.',
  savedSearches: 'The searches you have saved.',
  proposals: 'Your applications, and the invitations that you have not answered.',
  jobs: 'Your jobs, as you see them: with their requirements, payment, reviews, applications, invitations and history.',
  files: 'The files you uploaded: where each is in this copy, and which job it belongs to.',
} as const;
export type Section = keyof typeof sections;

/**
 * Where each kind of row is in the copy. A new kind does not compile until it is in this list.
 *
 * - a section: there, as far as its owner may see it
 * - `opens`: whoever had the copy could use it, and it says nothing else about the person
 * - `repeats`: says nothing that the sections do not say
 * - `passing`: work under way, gone within days
 * - `administrators'`: kept by administrators for themselves
 * - `others'`: about nobody, or about somebody else
 */
type Place = Section | 'opens' | 'repeats' | 'passing' | "administrators'" | "others'";

export const inCopy = {
  job: 'jobs',
  requirement: 'jobs',
  payment: 'jobs',
  rating: 'jobs',
  document: 'jobs',
  application: 'proposals',
  invite: 'proposals',
  /** That somebody opened a link. */
  grant: 'repeats',
  shareLink: 'opens',
  audit: 'jobs',
  terms: 'repeats',
  user: 'account',
  email: 'repeats',
  session: 'sessions',
  confirmation: 'passing',
  resetCode: 'opens',
  addressLink: 'opens',
  retailerProfile: 'profile',
  abn: 'repeats',
  installerProfile: 'profile',
  tabCounts: 'figures',
  reputation: 'figures',
  answer: 'repeats',
  ownList: 'repeats',
  preferred: 'network',
  hidden: 'network',
  calendarFeed: 'opens',
  acquaintance: 'repeats',
  notification: 'notifications',
  outbox: 'passing',
  idempotency: 'passing',
  rate: 'passing',
  publicStats: "others'",
  object: 'files',
  chunk: 'repeats',
  searches: 'savedSearches',
  told: 'repeats',
  reminder: 'repeats',
  word: 'repeats',
  words: 'repeats',
  listTotal: "others'",
  adminAudit: "administrators'",
  adminNote: "administrators'",
  report: "administrators'",
  run: "others'",
  dataCopy: 'passing',
} as const satisfies Record<keyof typeof entities, Place>;

/** Whoever has one of these can use it. */
const opening: readonly Secret[] = ['share token', 'calendar address'];

const isReadable = (attribute: Privacy | undefined): boolean => {
  if (attribute === undefined || attribute === 'technical') return false;
  if (typeof attribute === 'string') return true;
  return !('encrypted' in attribute) && !attribute.some((secret) => opening.includes(secret));
};

/** What its owner may read of a row of their own: all but our own marks, what is encrypted and what opens something. */
export function readableIn(kind: Exclude<keyof typeof entities, 'job'>, row: object): Record<string, unknown> {
  const rules: Readonly<Record<string, Privacy>> = privacy[kind];
  return Object.fromEntries(Object.entries(row).filter(([name]) => isReadable(rules[name])));
}
