import { calendarFeedKind } from '../entities/accounts/calendar-feed-entity.ts';
import { dataCopyKind } from '../entities/accounts/data-copy-entity.ts';
import { dayOffKind } from '../entities/accounts/day-off-entity.ts';
import { keptListKind } from '../entities/accounts/kept-list-entity.ts';
import { notificationKind } from '../entities/accounts/notification-entity.ts';
import { personInviteKind } from '../entities/accounts/person-invite-entity.ts';
import { searchesKind, toldKind } from '../entities/accounts/searches-entity.ts';
import { addressLinkKind, confirmationKind, resetCodeKind, sessionKind } from '../entities/accounts/session-entity.ts';
import { emailKind, userKind } from '../entities/accounts/user-entity.ts';
import { adminAuditKind } from '../entities/admin/admin-audit-entity.ts';
import { adminNoteKind } from '../entities/admin/admin-note-entity.ts';
import { reportKind } from '../entities/admin/report-entity.ts';
import { listTotalKind, wordKind, wordsKind } from '../entities/admin/word-entity.ts';
import { chunkKind } from '../entities/discovery/directory-entity.ts';
import { ownListKind } from '../entities/discovery/own-list-entity.ts';
import { applicationKind } from '../entities/jobs/application-entity.ts';
import { auditKind } from '../entities/jobs/audit-entity.ts';
import { inviteKind } from '../entities/jobs/invite-entity.ts';
import { jobKind } from '../entities/jobs/job-entity.ts';
import { jobNumbersKind, jobPrefixKind } from '../entities/jobs/job-number-entity.ts';
import { objectKind } from '../entities/jobs/object-entity.ts';
import { paymentKind } from '../entities/jobs/payment-entity.ts';
import { documentKind, requirementKind } from '../entities/jobs/requirement-entity.ts';
import { grantKind, shareLinkKind } from '../entities/jobs/share-link-entity.ts';
import { shownPhotoKind } from '../entities/jobs/shown-photo-entity.ts';
import { termsKind } from '../entities/jobs/terms-entity.ts';
import { acquaintanceKind, hiddenKind, preferredKind } from '../entities/people/acquaintance-entity.ts';
import { credentialKind } from '../entities/people/credential-entity.ts';
import { answerKind, publicStatsKind, reputationKind, tabCountsKind } from '../entities/people/figures-entity.ts';
import { abnKind, installerProfileKind, retailerProfileKind } from '../entities/people/profile-entity.ts';
import { ratingKind } from '../entities/people/rating-entity.ts';
import { idempotencyKind } from '../entities/running/idempotency-entity.ts';
import { outboxKind } from '../entities/running/outbox-entity.ts';
import { rateKind } from '../entities/running/rate-entity.ts';
import { reminderKind } from '../entities/running/reminder-entity.ts';
import { runKind } from '../entities/running/run-entity.ts';

/** The kinds of rows in the table, under the names that the functions use. Each kind is declared beside its entity. */
export const kinds = {
  job: jobKind,
  jobNumbers: jobNumbersKind,
  jobPrefix: jobPrefixKind,
  requirement: requirementKind,
  payment: paymentKind,
  rating: ratingKind,
  shownPhoto: shownPhotoKind,
  document: documentKind,
  application: applicationKind,
  invite: inviteKind,
  grant: grantKind,
  shareLink: shareLinkKind,
  audit: auditKind,
  terms: termsKind,
  user: userKind,
  email: emailKind,
  session: sessionKind,
  confirmation: confirmationKind,
  resetCode: resetCodeKind,
  addressLink: addressLinkKind,
  personInvite: personInviteKind,
  retailerProfile: retailerProfileKind,
  abn: abnKind,
  installerProfile: installerProfileKind,
  credential: credentialKind,
  tabCounts: tabCountsKind,
  reputation: reputationKind,
  ownList: ownListKind,
  answer: answerKind,
  preferred: preferredKind,
  hidden: hiddenKind,
  calendarFeed: calendarFeedKind,
  dayOff: dayOffKind,
  keptList: keptListKind,
  acquaintance: acquaintanceKind,
  notification: notificationKind,
  outbox: outboxKind,
  idempotency: idempotencyKind,
  rate: rateKind,
  publicStats: publicStatsKind,
  object: objectKind,
  chunk: chunkKind,
  searches: searchesKind,
  told: toldKind,
  reminder: reminderKind,
  word: wordKind,
  words: wordsKind,
  listTotal: listTotalKind,
  adminAudit: adminAuditKind,
  adminNote: adminNoteKind,
  report: reportKind,
  run: runKind,
  dataCopy: dataCopyKind,
};

export type KindName = keyof typeof kinds;
export type Entities = { [N in KindName]: (typeof kinds)[N]['entity'] };

/** The entity of each kind, under the same names. */
export const entities = Object.fromEntries(
  Object.entries(kinds).map(([name, { entity }]) => [name, entity]),
) as Entities;
