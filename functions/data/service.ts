import { Service } from 'electrodb';
import { setting } from '../env.ts';
import { documents } from './client.ts';
import { calendarFeedEntity } from './entities/accounts/calendar-feed-entity.ts';
import { dataCopyEntity } from './entities/accounts/data-copy-entity.ts';
import { notificationEntity } from './entities/accounts/notification-entity.ts';
import { searchesEntity, toldEntity } from './entities/accounts/searches-entity.ts';
import {
  addressLinkEntity,
  confirmationEntity,
  resetCodeEntity,
  sessionEntity,
} from './entities/accounts/session-entity.ts';
import { emailEntity, userEntity } from './entities/accounts/user-entity.ts';
import { adminAuditEntity } from './entities/admin/admin-audit-entity.ts';
import { adminNoteEntity } from './entities/admin/admin-note-entity.ts';
import { reportEntity } from './entities/admin/report-entity.ts';
import { listTotalEntity, wordEntity, wordsEntity } from './entities/admin/word-entity.ts';
import { chunkEntity } from './entities/discovery/directory-entity.ts';
import { ownListEntity } from './entities/discovery/own-list-entity.ts';
import { auditEntity } from './entities/jobs/audit-entity.ts';
import { jobEntity } from './entities/jobs/job-entity.ts';
import { objectEntity } from './entities/jobs/object-entity.ts';
import { paymentEntity } from './entities/jobs/payment-entity.ts';
import { applicationEntity, inviteEntity } from './entities/jobs/proposal-entity.ts';
import { documentEntity, requirementEntity } from './entities/jobs/requirement-entity.ts';
import { grantEntity, shareLinkEntity } from './entities/jobs/share-link-entity.ts';
import { termsEntity } from './entities/jobs/terms-entity.ts';
import { acquaintanceEntity, hiddenEntity, preferredEntity } from './entities/people/acquaintance-entity.ts';
import {
  answerEntity,
  publicStatsEntity,
  reputationEntity,
  tabCountsEntity,
} from './entities/people/figures-entity.ts';
import { abnEntity, installerProfileEntity, retailerProfileEntity } from './entities/people/profile-entity.ts';
import { ratingEntity } from './entities/people/rating-entity.ts';
import { idempotencyEntity } from './entities/running/idempotency-entity.ts';
import { outboxEntity } from './entities/running/outbox-entity.ts';
import { rateEntity } from './entities/running/rate-entity.ts';
import { reminderEntity } from './entities/running/reminder-entity.ts';
import { runEntity } from './entities/running/run-entity.ts';

/** Every kind of row in the table, under the name that the functions use. */
export const entities = {
  job: jobEntity,
  requirement: requirementEntity,
  payment: paymentEntity,
  rating: ratingEntity,
  document: documentEntity,
  application: applicationEntity,
  invite: inviteEntity,
  grant: grantEntity,
  shareLink: shareLinkEntity,
  audit: auditEntity,
  terms: termsEntity,
  user: userEntity,
  email: emailEntity,
  session: sessionEntity,
  confirmation: confirmationEntity,
  resetCode: resetCodeEntity,
  addressLink: addressLinkEntity,
  retailerProfile: retailerProfileEntity,
  abn: abnEntity,
  installerProfile: installerProfileEntity,
  tabCounts: tabCountsEntity,
  reputation: reputationEntity,
  ownList: ownListEntity,
  answer: answerEntity,
  preferred: preferredEntity,
  hidden: hiddenEntity,
  calendarFeed: calendarFeedEntity,
  acquaintance: acquaintanceEntity,
  notification: notificationEntity,
  outbox: outboxEntity,
  idempotency: idempotencyEntity,
  rate: rateEntity,
  publicStats: publicStatsEntity,
  object: objectEntity,
  chunk: chunkEntity,
  searches: searchesEntity,
  told: toldEntity,
  reminder: reminderEntity,
  word: wordEntity,
  words: wordsEntity,
  listTotal: listTotalEntity,
  adminAudit: adminAuditEntity,
  adminNote: adminNoteEntity,
  report: reportEntity,
  run: runEntity,
  dataCopy: dataCopyEntity,
};

/** They get their client once the function's environment has been read. */
const build = () => new Service(entities, { client: documents, table: setting('TABLE_NAME') });

let service: ReturnType<typeof build> | undefined;

/** Created on first use, once the function's environment has been read. */
export const table = (): ReturnType<typeof build> => {
  service ??= build();
  return service;
};

/** The entities under the names that the service uses. */
export const rows = (): ReturnType<typeof build>['entities'] => table().entities;
