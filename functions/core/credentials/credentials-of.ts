import type { State } from '#shared/domain/places/australia.ts';
import { readCredentials } from '../../data/people/credential-queries.ts';
import type { CredentialRow, InstallerProfileRow } from '../../data/rows.ts';
import type { Actor } from '../actor.ts';
import { findPublicInstaller } from '../people/profile-access.ts';
import { type CredentialFact, viewCredentialFacts } from './credential-views.ts';

/** What a retailer sees of an installer's credentials: their states, for an installer whose page the retailer may see. */
export async function listCredentialsOf(actor: Actor, installerId: string, now: Date): Promise<CredentialFact[]> {
  const profile = await findPublicInstaller(actor, installerId);
  return viewCredentialFacts(await readCredentials(installerId, false), profile, now);
}

type Wallets = ReadonlyMap<string, readonly CredentialRow[]>;

/** The wallets of several installers, by their ids. */
export const readWallets = async (installerIds: readonly string[]): Promise<Wallets> =>
  new Map(await Promise.all(installerIds.map(async (id) => [id, await readCredentials(id, false)] as const)));

/** The credentials of an applicant that count in the state of the site. */
export const factsForSite = (
  wallets: Wallets,
  profile: InstallerProfileRow,
  site: State | null,
  now: Date,
): CredentialFact[] =>
  viewCredentialFacts(wallets.get(profile.userId) ?? [], profile, now).filter(
    ({ state }) => state === null || state === site,
  );
