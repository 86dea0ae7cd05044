import {
  type CredentialNeeds,
  dayOfWork,
  type HeldCredential,
  neededSlots,
  objectionsOn,
} from '#shared/domain/people/credential-objections.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import type { ExplainedFit, Fit } from '#shared/domain/search/fit.ts';
import { credentialId, readCredentials, readCredentialsIn } from '../../data/people/credential-queries.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import type { CredentialRow, JobRow } from '../../data/rows.ts';
import { groupedBy } from '../../grouped-by.ts';
import { type Holder, viewCredentialFacts } from './credential-views.ts';

/** Compares the credentials that a job needs with those of its installer. */

export const needsOf = ({ card, detail }: JobRow): CredentialNeeds => ({
  state: card.state,
  accreditations: card.requiredLicenses,
  areRequired: detail.credentialsRequired ?? false,
});

/** Returns the credentials of a wallet without numbers, files and declined credentials. */
export const heldFrom = (rows: readonly CredentialRow[], holder: Holder | null, now: Date): HeldCredential[] =>
  holder === null
    ? []
    : viewCredentialFacts(rows, holder, now).map(({ kind, state, categories, expiresOn }) => ({
        kind,
        state,
        categories,
        expiresOn,
      }));

/** Reads the credentials of an installer with strongly consistent reads, because a decision depends on them. */
export async function readHeld(installerId: string, now: Date): Promise<HeldCredential[]> {
  const [rows, profile] = await Promise.all([readCredentials(installerId, true), findInstallerProfile(installerId)]);
  return heldFrom(rows, profile, now);
}

/** An installer whose credentials are compared with a job. */
interface Compared {
  installerId: string;
  job: JobRow;
}

/** Reads the credentials that each job needs from the installer it is compared with. Returns them by installer. */
export async function readWallets(compared: readonly Compared[]): Promise<ReadonlyMap<string, CredentialRow[]>> {
  const places = compared.flatMap(({ installerId, job }) =>
    neededSlots(needsOf(job)).map((slot) => ({ userId: installerId, slot })),
  );
  const different = new Map(places.map((place) => [credentialId(place), place]));
  return groupedBy(await readCredentialsIn([...different.values()]), ({ userId }) => userId);
}

/** Adds the objections to an installer's credentials to a fit. Objections exclude no installer. */
export const withObjections = (fit: Fit, job: JobRow, held: readonly HeldCredential[], now: Date): ExplainedFit => {
  const { installationDate = null, card } = job;
  const today = todayAtSite(card, now);
  const day = dayOfWork({ installationDate, preferredWeek: card.preferredWeek ?? null }, today);
  return { ...fit, objections: objectionsOn(day, needsOf(job), held) };
};
