import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { fromCents } from '#shared/domain/money.ts';
import { credentialSlots, placeAt } from '#shared/domain/people/credential-kinds.ts';
import {
  daysLeftOf,
  type StatedCredential,
  stateOfCredential,
  withSaaNumber,
} from '#shared/domain/people/credential-states.ts';
import type { CredentialRow, InstallerProfileRow } from '../../data/rows.ts';
import { todayOf } from './place-of-holder.ts';

/** The views of a wallet. No view contains a number. */

export type OwnCredential = AnswerOf<Routes['listOwnCredentials']>['credentials'][number];
export type CredentialFact = AnswerOf<Routes['listCredentialsOf']>['credentials'][number];

/** The part of a profile that decides the state of the SAA accreditation. */
export type Holder = Pick<
  InstallerProfileRow,
  'saaNumberEncrypted' | 'verifiedAt' | 'declinedAt' | 'state' | 'postcode'
>;

const byOrder = <T extends { slot: string }>(views: T[]): T[] =>
  views.sort((a, b) => credentialSlots.indexOf(a.slot) - credentialSlots.indexOf(b.slot));

const saaSlot = 'saa';

export const placeOf = (slot: string) => placeAt(slot) ?? { kind: 'saa' as const, state: null };

function factOf(slot: string, row: CredentialRow | null, holder: Holder, now: Date): CredentialFact {
  const stated: StatedCredential | null = slot === saaSlot ? withSaaNumber(row, holder) : row;
  const today = todayOf(holder, now);
  return {
    slot,
    ...placeOf(slot),
    categories: row?.categories ?? [],
    work: row?.work ?? null,
    expiresOn: row?.expiresOn ?? null,
    status: stateOfCredential(stated, today),
    daysLeft: stated && daysLeftOf(stated, today),
  };
}

/** Returns an entry for each row. The SAA accreditation always has an entry, because its number is in the profile. */
const entriesOf = (rows: readonly CredentialRow[]): (readonly [slot: string, row: CredentialRow | null])[] => [
  ...(rows.some(({ slot }) => slot === saaSlot) ? [] : [[saaSlot, null] as const]),
  ...rows.map((row) => [row.slot, row] as const),
];

export const detailsOf = (row: CredentialRow | null) => ({
  insurer: row?.insurer ?? null,
  cover: row?.coverCents === undefined ? null : fromCents(row.coverCents),
  fileKey: row?.fileKey ?? null,
  version: row?.version ?? 0,
});

/** Returns the credentials as the company itself sees them. */
export const viewOwnCredentials = (rows: readonly CredentialRow[], holder: Holder, now: Date): OwnCredential[] =>
  byOrder(
    entriesOf(rows).map(([slot, row]) => ({
      ...factOf(slot, row, holder, now),
      ...detailsOf(row),
      numberEnd: row?.numberEnd ?? null,
      checkedAt: row?.checkedAt ?? null,
      declineReason: row?.declineReason ?? null,
    })),
  );

/**
 * Returns the credentials as retailers see them, without declined ones, which only concern the company and the administrators.
 */
export const viewCredentialFacts = (rows: readonly CredentialRow[], holder: Holder, now: Date): CredentialFact[] =>
  byOrder(
    entriesOf(rows)
      .map(([slot, row]) => factOf(slot, row, holder, now))
      .filter(({ status }) => status !== 'declined'),
  );
