import { isDeepStrictEqual } from 'node:util';
import { type CredentialInput, credentialProblems } from '#shared/api/fields/credential-fields.ts';
import { toCents } from '#shared/domain/money.ts';
import { type HeldPlace, kindOf, numberLabelOf } from '#shared/domain/people/credential-kinds.ts';
import { nextReminder } from '#shared/domain/people/credential-states.ts';
import { saaCategories } from '#shared/domain/people/saa-categories.ts';
import { keyOfPlace } from '../../data/people/credential-queries.ts';
import type { CredentialRow, InstallerProfileRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { todayOf, zoneOf } from './place-of-holder.ts';

/** Turns the form of a credential into its row. */

interface Entry {
  place: HeldPlace;
  before: CredentialRow | null;
  profile: InstallerProfileRow;
  fileKey: string | undefined;
  now: Date;
}

type EnteredNumber = Pick<CredentialRow, 'numberEncrypted' | 'numberEnd'>;

const shownCharacters = 3;

/** The KMS client is large and only needed for a new number, so it loads on demand. */
async function numberFrom(number: string | undefined, { place, before, profile }: Entry): Promise<EnteredNumber> {
  if (numberLabelOf(place) === null) return { numberEncrypted: profile.saaNumberEncrypted };
  if (!number) return { numberEncrypted: before?.numberEncrypted, numberEnd: before?.numberEnd };
  const { encryptNumber } = await import('../../encryption/encrypt-number.ts');
  return {
    numberEncrypted: await encryptNumber(profile.userId, number),
    numberEnd: number.slice(-shownCharacters),
  };
}

/** Returns the fields that an administrator checks. Fields that this kind of credential does not have are undefined. */
async function enteredOf(input: CredentialInput, entry: Entry) {
  const { isSaa, isInsurance, expiry } = kindOf[entry.place.kind];
  return {
    ...(await numberFrom(input.credentialNumber, entry)),
    categories: isSaa ? saaCategories.filter((each) => input.categories?.includes(each)) : undefined,
    work: isSaa ? (input.work ?? undefined) : undefined,
    insurer: isInsurance ? input.insurer : undefined,
    coverCents: isInsurance && input.cover != null ? toCents(input.cover) : undefined,
    expiresOn: expiry === 'none' ? undefined : (input.expiresOn ?? undefined),
    fileKey: entry.fileKey,
  };
}

type Entered = Awaited<ReturnType<typeof enteredOf>>;

const isUnchanged = (before: CredentialRow, entered: Entered): boolean =>
  Object.entries(entered).every(([name, value]) => isDeepStrictEqual(Reflect.get(before, name), value));

/**
 * Returns the row for the form of a credential. If no field has changed, the row keeps the administrator's decision. Refuses
 * with `invalid` if the form has mistakes.
 */
export async function credentialFrom(input: CredentialInput, entry: Entry): Promise<CredentialRow> {
  const { place, before, profile, now } = entry;
  const hasNumber = before?.numberEncrypted !== undefined;
  const fields = credentialProblems(place, input, { hasNumber, today: todayOf(profile, now) });
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields });
  const entered = await enteredOf(input, entry);
  const at = now.toISOString();
  const version = (before?.version ?? 0) + 1;
  if (before && isUnchanged(before, entered)) return { ...before, version };
  return {
    ...entered,
    ...keyOfPlace(profile.userId, place),
    version,
    remindAt: nextReminder(entered, zoneOf(profile), now) ?? undefined,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  };
}
