import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { fromCents } from '#shared/domain/money.ts';
import {
  type CredentialKindName,
  credentialSlots,
  type HeldPlace,
  heldPlaceAt,
  slotOf,
} from '#shared/domain/people/credential-kinds.ts';
import {
  daysLeftOf,
  type StatedCredential,
  stateOfCredential,
  withSaaNumber,
} from '#shared/domain/people/credential-states.ts';
import type { State } from '#shared/domain/places/australia.ts';
import { heldSlot, personHolding } from '../../data/people/credential-queries.ts';
import type { CredentialRow, InstallerProfileRow } from '../../data/rows.ts';
import { todayOf } from './place-of-holder.ts';

/**
 * The views of an installer's credentials. No view contains a whole number: the installer's own view has its last characters
 * (`numberEnd`).
 */

export type OwnCredential = AnswerOf<Routes['listOwnCredentials']>['credentials'][number];
export type CredentialFact = AnswerOf<Routes['listCredentialsOf']>['credentials'][number];

/** The part of a profile that decides the state of the SAA accreditation. */
export type Holder = Pick<
  InstallerProfileRow,
  'saaNumberEncrypted' | 'verifiedAt' | 'declinedAt' | 'state' | 'postcode'
>;

const orderOf = ({ kind, state }: { kind: CredentialKindName; state: State | null }): number =>
  credentialSlots.indexOf(slotOf({ kind, state }));

const byOrder = <T extends Pick<CredentialFact, 'kind' | 'state'>>(views: T[]): T[] =>
  views.sort((a, b) => orderOf(a) - orderOf(b));

/** The slot of the company's SAA accreditation. The number of that accreditation is in the profile. */
const saaSlot = 'saa';

const anyPlace: HeldPlace = { kind: 'saa', state: null, personId: null };

/**
 * Returns the kind, state and holder that the name of a slot contains. Rows and the API contract only have valid names, so
 * `anyPlace` is never returned in practice.
 */
export const placeOf = (named: string): HeldPlace => heldPlaceAt(named) ?? anyPlace;

function factOf(slot: string, row: CredentialRow | null, holder: Holder, now: Date): CredentialFact {
  const stated: StatedCredential | null = slot === saaSlot ? withSaaNumber(row, holder) : row;
  const today = todayOf(holder, now);
  const { kind, state } = placeOf(slot);
  return {
    slot,
    kind,
    state,
    categories: row?.categories ?? [],
    work: row?.work ?? null,
    expiresOn: row?.expiresOn ?? null,
    status: stateOfCredential(stated, today),
    daysLeft: stated && daysLeftOf(stated, today),
  };
}

type Entry = readonly [slot: string, row: CredentialRow | null];

/** Returns the company's credentials. Its SAA accreditation is always one of them, because the number is in the profile. */
function ofCompany(rows: readonly CredentialRow[]): Entry[] {
  const held = rows.filter((row) => personHolding(row) === null);
  const noSaa: Entry[] = held.some(({ slot }) => slot === saaSlot) ? [] : [[saaSlot, null]];
  return [...noSaa, ...held.map((row): Entry => [row.slot, row])];
}

const ofPerson = (rows: readonly CredentialRow[], personId: string): Entry[] =>
  rows.filter((row) => personHolding(row) === personId).map((row) => [heldSlot(row), row]);

export const detailsOf = (row: CredentialRow | null) => ({
  insurer: row?.insurer ?? null,
  cover: row?.coverCents === undefined ? null : fromCents(row.coverCents),
  fileKey: row?.fileKey ?? null,
  version: row?.version ?? 0,
});

/** Returns the credentials of the company, or of one of its people, with the details that other companies do not see. */
export const viewOwnCredentials = (
  rows: readonly CredentialRow[],
  holder: Holder,
  now: Date,
  personId: string | null = null,
): OwnCredential[] =>
  byOrder(
    (personId === null ? ofCompany(rows) : ofPerson(rows, personId)).map(([slot, row]) => ({
      ...factOf(slot, row, holder, now),
      ...detailsOf(row),
      numberEnd: row?.numberEnd ?? null,
      checkedAt: row?.checkedAt ?? null,
      declineReason: row?.declineReason ?? null,
    })),
  );

const factsIn = (entries: readonly Entry[], holder: Holder, now: Date): CredentialFact[] =>
  byOrder(entries.map(([slot, row]) => factOf(slot, row, holder, now)).filter(({ status }) => status !== 'declined'));

/**
 * Returns the company's credentials as retailers see them. Leaves out declined ones, because they only concern the company and
 * the administrators.
 */
export const viewCredentialFacts = (rows: readonly CredentialRow[], holder: Holder, now: Date): CredentialFact[] =>
  factsIn(ofCompany(rows), holder, now);

/** Returns the credentials of a person of the company, without declined ones. */
export const viewFactsOfPerson = (
  rows: readonly CredentialRow[],
  personId: string,
  holder: Holder,
  now: Date,
): CredentialFact[] => factsIn(ofPerson(rows, personId), holder, now);
