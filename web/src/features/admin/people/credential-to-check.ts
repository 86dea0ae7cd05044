import type { CallAnswer } from '#shared/api/client.ts';
import { accreditedWorkLabels } from '#shared/domain/people/credential-kinds.ts';
import { dollarsOf } from '../frame/admin-words.ts';

export type CredentialToCheck = CallAnswer<'listCredentialsToCheck'>['credentials'][number];

/** What the company says about it besides the number: categories, insurer and cover. */
export const statedIn = ({ categories, work, insurer, cover }: CredentialToCheck): string =>
  [
    categories.join(', '),
    work && accreditedWorkLabels[work],
    insurer,
    cover === null ? '' : `${dollarsOf(cover)} covered`,
  ]
    .filter(Boolean)
    .join(' · ');
