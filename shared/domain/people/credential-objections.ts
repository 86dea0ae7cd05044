import { formatLongDate } from '../civil-date.ts';
import type { Accreditation } from '../jobs/job.ts';
import {
  type CredentialPlace,
  credentialKinds,
  credentialName,
  inSentence,
  kindOf,
  slotOf,
} from './credential-kinds.ts';
import { hasExpiredBy } from './credential-states.ts';
import { categoryOfAccreditation, type SaaCategory } from './saa-categories.ts';

/** What speaks against an installer's credentials on a day of work. All days are civil dates at the site. */

/** The credentials that a job needs. */
export interface CredentialNeeds {
  /** The state of the site. Without it, no licence can be compared. */
  state: CredentialPlace['state'];
  accreditations: Accreditation[];
  /** The retailer requires every credential that work on site needs. Otherwise, one that was not provided is no objection. */
  areRequired: boolean;
}

/** A credential that the installer has provided, and that was not declined. */
export interface HeldCredential extends CredentialPlace {
  categories: SaaCategory[];
  expiresOn: string | null;
}

/**
 * - `missing`: the job requires it, and it was not provided, or without its expiry date
 * - `category`: it does not cover an accreditation that the job needs
 * - `expired`: it is no longer valid on the day
 */
export const credentialLacks = ['missing', 'category', 'expired'] as const;
export type CredentialLack = (typeof credentialLacks)[number];

export interface CredentialObjection extends CredentialPlace {
  lack: CredentialLack;
  /** The categories that are not covered. */
  categories: SaaCategory[];
  /** The last valid day, or null if it was not provided. */
  expiresOn: string | null;
  /** Whether no installation can be scheduled on the day. */
  blocks: boolean;
}

/** The day from which the work may be: the installation date, else the preferred week, and today at the earliest. */
export function dayOfWork(
  { installationDate, preferredWeek }: { installationDate: string | null; preferredWeek: string | null },
  today: string,
): string {
  const day = installationDate ?? preferredWeek;
  return day !== null && day > today ? day : today;
}

function placesOf({ state, accreditations }: CredentialNeeds): CredentialPlace[] {
  return credentialKinds.flatMap((kind): CredentialPlace[] => {
    const { isNeededOnSite, isSaa, isPerState } = kindOf[kind];
    if (!isNeededOnSite || (isSaa && accreditations.length === 0) || (isPerState && state === null)) return [];
    return [{ kind, state: isPerState ? state : null }];
  });
}

/** The places in a wallet that decide about a job. */
export const neededSlots = (needs: CredentialNeeds): string[] => placesOf(needs).map(slotOf);

/** Returns the SAA categories behind these accreditations that an SAA accreditation does not cover. */
export const uncovered = (covered: readonly SaaCategory[], accreditations: readonly Accreditation[]): SaaCategory[] =>
  accreditations.map((each) => categoryOfAccreditation[each]).filter((each) => !covered.includes(each));

/** Returns the reasons against a day, at most one for each credential. Work with a lapsed accreditation earns no STCs. */
export const objectionsOn = (
  day: string,
  needs: CredentialNeeds,
  held: readonly HeldCredential[],
): CredentialObjection[] =>
  placesOf(needs).flatMap((place): CredentialObjection[] => {
    const found = held.find(({ kind, state }) => kind === place.kind && state === place.state);
    const objection = { ...place, categories: [], expiresOn: found?.expiresOn ?? null };
    if (!found || found.expiresOn === null)
      return needs.areRequired ? [{ ...objection, lack: 'missing', blocks: true }] : [];
    if (hasExpiredBy(found, day)) return [{ ...objection, lack: 'expired', blocks: true }];
    const categories = kindOf[place.kind].isSaa ? uncovered(found.categories, needs.accreditations) : [];
    return categories.length > 0 ? [{ ...objection, lack: 'category', categories, blocks: needs.areRequired }] : [];
  });

const listed = new Intl.ListFormat('en-AU');

const sentences: Record<
  CredentialLack,
  (objection: CredentialObjection, name: string, company: string | null) => string
> = {
  missing: (_, name, company) =>
    `${company === null ? 'You have' : `${company} has`} not provided ${company === null ? 'your' : 'its'} ${name} and the expiry date, which this job requires.`,
  category: ({ categories }, name, company) =>
    `${company === null ? 'Your' : `${company}'s`} ${name} does not cover ${listed.format(categories)}, which this job needs.`,
  expired: ({ expiresOn }, name, company) =>
    `${company === null ? 'Your' : `${company}'s`} ${name} is only valid until ${formatLongDate(expiresOn ?? '')}.`,
};

/** Returns the reason as a sentence. `company` is null if the reader is the installer. */
export const objectionText = (objection: CredentialObjection, company: string | null): string =>
  sentences[objection.lack](objection, inSentence(credentialName(objection)), company);

/** Returns the reasons why no installation can be scheduled on the day, with the way out, or null if there is none. */
export function refusalOn(
  day: string,
  needs: CredentialNeeds,
  held: readonly HeldCredential[],
  company: string | null,
): string | null {
  const blocking = objectionsOn(day, needs, held).filter(({ blocks }) => blocks);
  if (blocking.length === 0) return null;
  const mend = company === null ? 'update your credentials' : 'ask them to update their credentials';
  const isTooLate = blocking.every(({ lack }) => lack === 'expired');
  const advice = isTooLate
    ? `Choose an earlier day, or ${mend}.`
    : `${mend.charAt(0).toUpperCase()}${mend.slice(1)} first.`;
  return [...blocking.map((each) => objectionText(each, company)), advice].join(' ');
}
