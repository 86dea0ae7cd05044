import { readCredentials } from '../../data/people/credential-queries.ts';
import type { Actor } from '../actor.ts';
import { findPublicInstaller } from '../people/profile-access.ts';
import { type CredentialFact, viewCredentialFacts } from './credential-views.ts';

/** What a retailer sees of an installer's credentials: their states, for an installer whose page the retailer may see. */
export async function listCredentialsOf(actor: Actor, installerId: string, now: Date): Promise<CredentialFact[]> {
  const profile = await findPublicInstaller(actor, installerId);
  return viewCredentialFacts(await readCredentials(installerId, false), profile, now);
}
