import { readCredentials } from '../../data/people/credential-queries.ts';
import type { Actor } from '../actor.ts';
import { findPublicInstaller } from '../people/profile-access.ts';
import { type CredentialFact, viewCredentialFacts } from './credential-views.ts';

/** Returns the states of an installer's credentials, for a user who may see the page of that installer. */
export async function listCredentialsOf(actor: Actor, installerId: string, now: Date): Promise<CredentialFact[]> {
  const profile = await findPublicInstaller(actor, installerId);
  return viewCredentialFacts(await readCredentials(installerId, false), profile, now);
}
