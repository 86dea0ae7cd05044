import type { CallAnswer } from '#shared/api/client.ts';
import { accreditedWorkLabels } from '#shared/domain/people/credential-kinds.ts';
import { dollarsOf } from '../frame/admin-words.ts';

export type CredentialToCheck = CallAnswer<'listCredentialsToCheck'>['credentials'][number];

/** Returns "Kim Nguyen, SunCo" for a credential that a person holds, and "SunCo" for one that the company holds. */
export const holderOf = ({ personName, companyName }: CredentialToCheck): string =>
  personName === null ? companyName : `${personName}, ${companyName}`;

/** Returns the company's statements about a credential: categories, accredited work, insurer and cover, but not the number. */
export const statedIn = ({ categories, work, insurer, cover }: CredentialToCheck): string =>
  [
    categories.join(', '),
    work && accreditedWorkLabels[work],
    insurer,
    cover === null ? '' : `${dollarsOf(cover)} covered`,
  ]
    .filter(Boolean)
    .join(' · ');
