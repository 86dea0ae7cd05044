import { credentialName } from '#shared/domain/people/credential-kinds.ts';
import type { CredentialObjection } from '#shared/domain/people/credential-objections.ts';
import { booked } from '../../lib/dates.ts';
import { listed } from '../../lib/format.ts';

/** Returns an objection in a few words, for a list of reasons. */
export function objectionWords({ lack, categories, expiresOn, ...place }: CredentialObjection): string {
  const name = credentialName(place);
  if (lack === 'missing') return `${name} not provided`;
  return lack === 'category'
    ? `${name} without ${listed(categories)}`
    : `${name} not valid on the day of the job (last day ${booked(expiresOn ?? '')})`;
}

/** Returns the name of a credential that expires too early, for a card below a note with its last day. */
export const shortObjectionWords = (objection: CredentialObjection): string =>
  `${credentialName(objection)} ends before`;
