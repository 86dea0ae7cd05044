import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { type PaymentStatus, paymentStatuses } from '#shared/domain/jobs/job.ts';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

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
    /** The installer who requested the payment. Set only if the installer no longer has the job. */
    formerInstallerId: optionalText,
    /** The payments of earlier installers, oldest first. A later installer's request moves the fields above into this list. */
    earlier: { type: CustomAttributeType<EarlierPayment[]>('any') },
  },
  indexes: { byJob: { collection: 'core', ...mainKey(['jobId'], []) } },
});

export const paymentKind = {
  entity: paymentEntity,
  migrations: [
    // 2: the due date. From this version on, the users' own lists of jobs also contain the payments.
    asItIs,
    // 3: the payments of earlier installers.
    asItIs,
  ],
  inCopy: 'jobs',
  leftBehind: 'with its job',
  privacy: {
    jobId: 'technical',
    requestedCents: 'parties',
    originalCents: 'parties',
    changeDescription: ['change description'],
    dueDate: 'parties',
    remittanceKey: ['remittance key'],
    status: 'parties',
    createdAt: 'parties',
    updatedAt: 'parties',
    releasedAt: 'parties',
    formerInstallerId: 'parties',
    earlier: ['change description', 'remittance key'],
  },
} as const satisfies Kind<EntityItem<typeof paymentEntity>>;
