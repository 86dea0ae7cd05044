import { CustomAttributeType, Entity } from 'electrodb';
import { type PaymentStatus, paymentStatuses } from '#shared/domain/jobs/job.ts';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

/** The payment of an installer who no longer has the job. */
export interface EarlierPayment {
  requestedCents: number;
  originalCents: number;
  changeDescription?: string | undefined;
  dueDate?: string | undefined;
  remittanceKey?: string | undefined;
  status: PaymentStatus;
  createdAt: string;
  updatedAt: string;
  releasedAt?: string | undefined;
  formerInstallerId?: string | undefined;
}

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
    /** The installer who made the request and no longer has the job. The request then stays on record. */
    formerInstallerId: optionalText,
    /** The requests of earlier installers, oldest first, once a later installer has made their own. */
    earlier: { type: CustomAttributeType<EarlierPayment[]>('any') },
  },
  indexes: { byJob: { collection: 'core', ...mainKey(['jobId'], []) } },
});
