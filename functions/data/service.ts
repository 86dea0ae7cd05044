import { Service } from 'electrodb';
import { setting } from '../env.ts';
import {
  acquaintanceEntity,
  emailEntity,
  installerProfileEntity,
  notificationEntity,
  preferredEntity,
  reputationEntity,
  resetCodeEntity,
  retailerProfileEntity,
  sessionEntity,
  tabCountsEntity,
  userEntity,
} from './account-entities.ts';
import { documents } from './client.ts';
import {
  applicationEntity,
  auditEntity,
  documentEntity,
  grantEntity,
  inviteEntity,
  jobEntity,
  paymentEntity,
  ratingEntity,
  requirementEntity,
  shareLinkEntity,
} from './job-entities.ts';
import { idempotencyEntity, objectEntity, outboxEntity, publicStatsEntity, rateEntity } from './system-entities.ts';

/** Every kind of row of the one table, joined to its client. */
const build = () =>
  new Service(
    {
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
      resetCode: resetCodeEntity,
      retailerProfile: retailerProfileEntity,
      installerProfile: installerProfileEntity,
      tabCounts: tabCountsEntity,
      reputation: reputationEntity,
      preferred: preferredEntity,
      acquaintance: acquaintanceEntity,
      notification: notificationEntity,
      outbox: outboxEntity,
      idempotency: idempotencyEntity,
      rate: rateEntity,
      publicStats: publicStatsEntity,
      object: objectEntity,
    },
    { client: documents, table: setting('TABLE_NAME') },
  );

let service: ReturnType<typeof build> | undefined;

/** Made on first use, when the function's environment has been read. */
export const table = (): ReturnType<typeof build> => {
  service ??= build();
  return service;
};

/** The entities under the names the service gives them. */
export const rows = (): ReturnType<typeof build>['entities'] => table().entities;
