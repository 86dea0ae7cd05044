import { credentialName } from '#shared/domain/people/credential-kinds.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { personHolding } from '../../data/people/credential-queries.ts';
import type { CredentialRow } from '../../data/rows.ts';
import { placeOf } from './credential-views.ts';

/** Returns the name of a credential, with that of its holder if a person holds it: "White card of Jo Tran". */
export async function credentialInWords(row: CredentialRow): Promise<string> {
  const name = credentialName(placeOf(row.slot));
  const personId = personHolding(row);
  const holder = personId === null ? undefined : (await findUser(personId))?.personName;
  return holder === undefined ? name : `${name} of ${holder}`;
}
