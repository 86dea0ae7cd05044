import { Entity } from 'electrodb';
import { paymentStatuses } from '#shared/domain/jobs/job.ts';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

export const paymentEntity = new Entity({
  model: model('payment'),
  attributes: {
    jobId: text,
    requestedCents: number,
    originalCents: number,
    changeDescription: optionalText,
    dueDate: optionalText,
    remittanceKey: optionalText,
    status: { type: paymentStatuses, required: true },
    createdAt: text,
    updatedAt: text,
    releasedAt: optionalText,
  },
  indexes: { byJob: { collection: 'core', ...mainKey(['jobId'], []) } },
});
