import { Service } from 'electrodb';
import { setting } from '../env.ts';
import { documents } from './client.ts';
import { acquaintanceEntity, hiddenEntity, preferredEntity } from './entities/acquaintance-entity.ts';
import { adminAuditEntity } from './entities/admin-audit-entity.ts';
import { adminNoteEntity } from './entities/admin-note-entity.ts';
import { auditEntity } from './entities/audit-entity.ts';
import { calendarFeedEntity } from './entities/calendar-feed-entity.ts';
import { dataCopyEntity } from './entities/data-copy-entity.ts';
import { chunkEntity } from './entities/directory-entity.ts';
import { answerEntity, publicStatsEntity, reputationEntity, tabCountsEntity } from './entities/figures-entity.ts';
import { idempotencyEntity } from './entities/idempotency-entity.ts';
import { jobEntity } from './entities/job-entity.ts';
import { mapCellEntity, mapEntryEntity, mapPinEntity } from './entities/map-entity.ts';
import { notificationEntity } from './entities/notification-entity.ts';
import { objectEntity } from './entities/object-entity.ts';
import { outboxEntity } from './entities/outbox-entity.ts';
import { ownListEntity } from './entities/own-list-entity.ts';
import { paymentEntity } from './entities/payment-entity.ts';
import { abnEntity, installerProfileEntity, retailerProfileEntity } from './entities/profile-entity.ts';
import { applicationEntity, inviteEntity } from './entities/proposal-entity.ts';
import { rateEntity } from './entities/rate-entity.ts';
import { ratingEntity } from './entities/rating-entity.ts';
import { reminderEntity } from './entities/reminder-entity.ts';
import { reportEntity } from './entities/report-entity.ts';
import { documentEntity, requirementEntity } from './entities/requirement-entity.ts';
import { runEntity } from './entities/run-entity.ts';
import { searchesEntity, toldEntity } from './entities/searches-entity.ts';
import { addressLinkEntity, confirmationEntity, resetCodeEntity, sessionEntity } from './entities/session-entity.ts';
import { grantEntity, shareLinkEntity } from './entities/share-link-entity.ts';
import { emailEntity, userEntity } from './entities/user-entity.ts';
import { listTotalEntity, wordEntity, wordsEntity } from './entities/word-entity.ts';

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
  mapPin: mapPinEntity,
  mapCell: mapCellEntity,
  mapEntry: mapEntryEntity,
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
