import { capitalise } from '../capitalise.ts';
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

/** The objections to an installer's credentials for work on a day. All days are civil dates at the site. */

/** The credentials that a job needs. */
export interface CredentialNeeds {
  /** The state of the site. If it is unknown, electrical licences cannot be compared. */
  state: CredentialPlace['state'];
  accreditations: Accreditation[];
  /** Whether the retailer requires every credential that work on site needs. If not, a missing credential is no objection. */
  areRequired: boolean;
  /** The first name of the person who signs off the work, if the installer has named one who joined the company. */
  signer: string | null;
}

/** A credential that the installer has provided, and no administrator has declined. */
export interface HeldCredential extends CredentialPlace {
  /** The first name of the person who holds it. Null for the company. */
  person: string | null;
  categories: SaaCategory[];
  expiresOn: string | null;
}

/**
 * The kinds of objections to a credential.
 * - `missing`: the job requires the credential, and the installer has provided none, or one without an expiry date
 * - `category`: the credential does not cover an accreditation that the job needs
 * - `expired`: the credential is no longer valid on the day
 */
export const credentialLacks = ['missing', 'category', 'expired'] as const;
export type CredentialLack = (typeof credentialLacks)[number];

export interface CredentialObjection extends CredentialPlace {
  lack: CredentialLack;
  /** The first name of the person who holds the credential, or who should hold it. Null for the company. */
  person: string | null;
  /** The categories that the credential does not cover. */
  categories: SaaCategory[];
  /** The last day on which the credential is valid. Null if the installer has not provided it. */
  expiresOn: string | null;
  /** Whether the server refuses to schedule an installation on the day. */
  blocks: boolean;
}

/** Returns the first possible day of the work: the installation date or the preferred week, but not before today. */
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

/**
 * Returns the credentials that count for a job: those of the company, unless the person who signs off the work holds their own
 * of the same kind and state. If the job requires credentials, that person must hold every personal credential themselves.
 */
export function heldForJob(
  ofCompany: readonly HeldCredential[],
  ofSigner: readonly HeldCredential[],
  { signer, areRequired }: CredentialNeeds,
): HeldCredential[] {
  if (signer === null) return [...ofCompany];
  const isReplaced = ({ kind, state }: CredentialPlace): boolean =>
    kindOf[kind].isPersonal === true &&
    (areRequired || ofSigner.some((each) => each.kind === kind && each.state === state));
  return [...ofCompany.filter((each) => !isReplaced(each)), ...ofSigner];
}

/** Returns the names of the wallet places of the credentials that a job needs, such as `electrical-NSW`. */
export const neededSlots = (needs: CredentialNeeds): string[] => placesOf(needs).map(slotOf);

/** Returns the SAA categories that the accreditations need and `covered` lacks. */
export const uncovered = (covered: readonly SaaCategory[], accreditations: readonly Accreditation[]): SaaCategory[] =>
  accreditations.map((each) => categoryOfAccreditation[each]).filter((each) => !covered.includes(each));

/**
 * Returns the objections to a day, at most one for each credential. An expired accreditation matters to the retailer, because
 * the work then earns no small-scale technology certificates (STCs).
 */
export const objectionsOn = (
  day: string,
  needs: CredentialNeeds,
  held: readonly HeldCredential[],
): CredentialObjection[] =>
  placesOf(needs).flatMap((place): CredentialObjection[] => {
    const found = held.find(({ kind, state }) => kind === place.kind && state === place.state);
    const person = found ? found.person : kindOf[place.kind].isPersonal ? needs.signer : null;
    const objection = { ...place, person, categories: [], expiresOn: found?.expiresOn ?? null };
    if (!found || found.expiresOn === null)
      return needs.areRequired ? [{ ...objection, lack: 'missing', blocks: true }] : [];
    if (hasExpiredBy(found, day)) return [{ ...objection, lack: 'expired', blocks: true }];
    const categories = kindOf[place.kind].isSaa ? uncovered(found.categories, needs.accreditations) : [];
    return categories.length > 0 ? [{ ...objection, lack: 'category', categories, blocks: needs.areRequired }] : [];
  });

const listed = new Intl.ListFormat('en-AU');

const sentences: Record<CredentialLack, (objection: CredentialObjection, name: string) => string> = {
  missing: (_, name) => `This job requires ${name} with its expiry date.`,
  category: ({ categories }, name) => `This job needs ${listed.format(categories)}, which ${name} does not cover.`,
  expired: ({ expiresOn }, name) => `The last valid day of ${name} is ${formatLongDate(expiresOn ?? '')}.`,
};

function named(objection: CredentialObjection, company: string | null): string {
  const holder = objection.person ?? company;
  return `${holder === null ? 'your' : `${holder}'s`} ${inSentence(credentialName(objection))}`;
}

/** Returns the objection as a sentence. `company` is the name of the installer's company, or null if the reader works for it. */
export const objectionText = (objection: CredentialObjection, company: string | null): string =>
  sentences[objection.lack](objection, named(objection, company));

/** The person who reads a refusal. */
export interface RefusalReader {
  /** The installer's company, or null if the reader works for it. */
  company: string | null;
  /** Whether the reader's rank lets them change the credentials of their company. */
  mayUpdate: boolean;
  /** Today at the site. */
  today: string;
}

function updateIn({ company, mayUpdate }: RefusalReader): string {
  if (company !== null) return 'ask them to update their credentials';
  return mayUpdate ? 'update your credentials' : 'ask an owner of your company to update the credentials';
}

/** Returns the refusal to schedule an installation on the day, with advice. Null if no objection blocks the day. */
export function refusalOn(
  day: string,
  needs: CredentialNeeds,
  held: readonly HeldCredential[],
  reader: RefusalReader,
): string | null {
  const { company, today } = reader;
  const blocking = objectionsOn(day, needs, held).filter(({ blocks }) => blocks);
  if (blocking.length === 0) return null;
  const update = updateIn(reader);
  const hasEarlierDay = blocking.every(({ lack, expiresOn }) => lack === 'expired' && (expiresOn ?? '') >= today);
  const advice = hasEarlierDay ? `Choose an earlier day, or ${update}.` : `${capitalise(update)} first.`;
  return [...blocking.map((each) => objectionText(each, company)), advice].join(' ');
}
