import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import type { TermField } from '#shared/api/fields/job-terms.ts';
import type { RequirementType } from '#shared/domain/jobs/job.ts';
import { text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { termsMigrations } from './job-migrations.ts';

type RequirementTerm = { label: string; type: RequirementType; required: boolean };
type TermValue = string | number | boolean | null | string[] | RequirementTerm[];

/** A job's terms as the API shows them, the price in dollars. `area` replaces the address for users who may not see it. */
export type Terms = Record<TermField | 'area', TermValue>;

/** Earlier terms of a job, written when the terms change. The job's own row and its requirements have the current terms. */
export const termsEntity = new Entity({
  model: model('terms'),
  attributes: {
    jobId: text,
    termsVersion: { type: 'number', required: true, padding: { length: 6, char: '0' } },
    terms: { type: CustomAttributeType<Terms>('any'), required: true },
    /** When the next version replaced these terms. */
    replacedAt: text,
  },
  indexes: { byJob: mainKey(['jobId'], ['termsVersion']) },
});

export const termsKind = {
  entity: termsEntity,
  migrations: termsMigrations,
  inCopy: 'repeats',
  leftBehind: 'with its job',
  privacy: { jobId: 'technical', termsVersion: 'technical', terms: ['street'], replacedAt: 'technical' },
} as const satisfies Kind<EntityItem<typeof termsEntity>>;
