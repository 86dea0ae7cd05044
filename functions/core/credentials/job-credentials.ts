import { firstNameIn } from '#shared/domain/accounts/ranks.ts';
import {
  type CredentialNeeds,
  dayOfWork,
  type HeldCredential,
  heldForJob,
  neededSlots,
  objectionsOn,
} from '#shared/domain/people/credential-objections.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import type { ExplainedFit, Fit } from '#shared/domain/search/fit.ts';
import { credentialId, readCredentials, readCredentialsIn } from '../../data/people/credential-queries.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import type { CredentialRow, JobRow } from '../../data/rows.ts';
import { groupedBy } from '../../grouped-by.ts';
import { type CredentialFact, type Holder, viewCredentialFacts, viewFactsOfPerson } from './credential-views.ts';

/** Compares the credentials that a job needs with those of its installer. */

/** Returns the person who signs off the work of a job, if the installer has named one who joined the company. */
const signerOf = ({ card: { team = [], signerId }, assignedInstallerId }: JobRow) =>
  signerId === assignedInstallerId ? undefined : team.find(({ id }) => id === signerId);

export function needsOf(job: JobRow): CredentialNeeds {
  const { card, detail } = job;
  const signer = signerOf(job);
  return {
    state: card.state,
    accreditations: card.requiredLicenses,
    areRequired: detail.credentialsRequired ?? false,
    signer: signer ? firstNameIn(signer.name) : null,
  };
}

const heldBy = (facts: readonly CredentialFact[], person: string | null): HeldCredential[] =>
  facts.map(({ kind, state, categories, expiresOn }) => ({ kind, state, categories, expiresOn, person }));

/** Returns a company's credentials that are not declined, without their numbers and files. */
export const heldFrom = (rows: readonly CredentialRow[], holder: Holder | null, now: Date): HeldCredential[] =>
  holder === null ? [] : heldBy(viewCredentialFacts(rows, holder, now), null);

/** Returns the credentials that count for a job, among them those of the person who signs off the work. */
export function heldForSigner(
  rows: readonly CredentialRow[],
  holder: Holder | null,
  job: JobRow,
  now: Date,
): HeldCredential[] {
  const signer = signerOf(job);
  const own = holder && signer ? viewFactsOfPerson(rows, signer.id, holder, now) : [];
  const needs = needsOf(job);
  return heldForJob(heldFrom(rows, holder, now), heldBy(own, needs.signer), needs);
}

/**
 * Reads an installer's credentials that count for a job. The reads are strongly consistent: a stale read could refuse the work
 * although the installer has just added the credential.
 */
export async function readHeld(installerId: string, job: JobRow, now: Date): Promise<HeldCredential[]> {
  const [rows, profile] = await Promise.all([readCredentials(installerId, true), findInstallerProfile(installerId)]);
  return heldForSigner(rows, profile, job, now);
}

/** An installer whose credentials are compared with a job. */
interface Compared {
  installerId: string;
  job: JobRow;
}

/** For each pair, reads those of the installer's credentials that the job needs. Returns them by installer id. */
export async function readWallets(compared: readonly Compared[]): Promise<ReadonlyMap<string, CredentialRow[]>> {
  const places = compared.flatMap(({ installerId, job }) =>
    neededSlots(needsOf(job)).map((slot) => ({ userId: installerId, holderId: installerId, slot })),
  );
  const different = new Map(places.map((place) => [credentialId(place), place]));
  return groupedBy(await readCredentialsIn([...different.values()]), ({ userId }) => userId);
}

/**
 * Returns the fit with the objections to the installer's credentials on the day of the work. Objections are shown, but they
 * exclude no installer.
 */
export const withObjections = (fit: Fit, job: JobRow, held: readonly HeldCredential[], now: Date): ExplainedFit => {
  const { installationDate = null, card } = job;
  const today = todayAtSite(card, now);
  const day = dayOfWork({ installationDate, preferredWeek: card.preferredWeek ?? null }, today);
  return { ...fit, objections: objectionsOn(day, needsOf(job), held) };
};
