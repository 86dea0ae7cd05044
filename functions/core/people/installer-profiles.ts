import type * as z from 'zod';
import { installerFields } from '#shared/api/fields/installer-description.ts';
import type { ProfileField } from '#shared/api/fields/profile-field-kinds.ts';
import type { installerProfileInput, installerProfileUpdate } from '#shared/api/fields/profile-fields.ts';
import { installerLabels } from '#shared/api/fields/profile-labels.ts';
import { markProfileCompleted, requireNotSuspended } from '../../data/accounts/user-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findCredential } from '../../data/people/credential-queries.ts';
import { replaceSaaNumber } from '../../data/people/credential-writes.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import { putNewInstallerProfile, replaceInstallerProfile } from '../../data/people/profile-writes.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';
import { invalid, notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { refuseStale } from '../refuse-stale.ts';
import { enteredFields } from './installer-profile-from-form.ts';
import { installerEffects } from './profile-effects.ts';
import { type InstallerProfile, viewInstallerProfile } from './profile-views.ts';
import { saveProfile } from './save-profile.ts';

export type NewInstallerProfile = z.output<typeof installerProfileInput>;

/** The KMS client is large and only needed to save a profile, so it loads on demand. */
async function encrypted(userId: string, saaNumber: string): Promise<string> {
  const { encryptNumber } = await import('../../encryption/encrypt-number.ts');
  return encryptNumber(userId, saaNumber);
}

type UpdatedProfile = z.output<typeof installerProfileUpdate>;

export async function createInstallerProfile(
  actor: Actor,
  input: NewInstallerProfile,
  request: RequestFacts,
): Promise<InstallerProfile> {
  const { userId } = actor;
  const at = request.now.toISOString();
  const isUnlisted = actor.user.unconfirmed;
  const row = {
    ...(await enteredFields(input, null)),
    saaNumberEncrypted: await encrypted(userId, input.saaNumber),
    userId,
    version: 1,
    ...(isUnlisted ? { isUnlisted } : {}),
    createdAt: at,
    updatedAt: at,
  };
  // A simultaneous request may confirm the email address. It does not see this profile yet, so a follow-up checks again.
  const followUp = isUnlisted ? { followUp: { kind: 'followConfirmation' as const, userId } } : {};
  const effects = { ...installerEffects(null, row), ...followUp };
  const writes = [putNewInstallerProfile(row), markProfileCompleted(userId), ...outboxWrite(effects, request.now)];
  await saveProfile(actor, request, { writes, onLost: 'already_exists' });
  return viewInstallerProfile(row);
}

type Checked = Pick<InstallerProfileRow, 'companyName' | 'accreditations'>;

const isSameCompany = (one: Checked, other: Checked): boolean =>
  one.companyName === other.companyName &&
  [...one.accreditations].sort().join() === [...other.accreditations].sort().join();

/**
 * Returns the encrypted SAA number after the change, with the verification if it still applies. A verification covers the company
 * name, the accreditations and the number that the administrator saw.
 */
async function checkedNumberOf(
  before: InstallerProfileRow,
  after: Checked,
  saaNumber: string | null | undefined,
): Promise<Pick<InstallerProfileRow, 'saaNumberEncrypted' | 'verifiedAt' | 'verifiedBy' | 'declinedAt'>> {
  const { userId, saaNumberEncrypted, verifiedAt, verifiedBy, declinedAt } = before;
  // A blank number keeps the stored one.
  if (saaNumber) return { saaNumberEncrypted: await encrypted(userId, saaNumber) };
  return isSameCompany(before, after)
    ? { saaNumberEncrypted, verifiedAt, verifiedBy, declinedAt }
    : { saaNumberEncrypted };
}

/** Refuses values that only administrators may enter, such as a lead time of 0 days, unless the profile already has them. */
function refuseNewValues(input: object, before: InstallerProfileRow): void {
  for (const [name, { sent, sentByAdministrators }] of Object.entries<ProfileField>(installerFields)) {
    if (sentByAdministrators === sent) continue;
    const value: unknown = Reflect.get(input, name);
    const problem = sent.safeParse(value).error?.issues[0];
    if (problem && value !== Reflect.get(before, name)) throw invalid(name, problem.message);
  }
}

async function readOwn(userId: string): Promise<InstallerProfileRow> {
  const row = await findInstallerProfile(userId);
  if (!row) throw notFound();
  return row;
}

export async function updateInstallerProfile(
  actor: Actor,
  { seen, ...input }: UpdatedProfile,
  request: RequestFacts,
): Promise<InstallerProfile> {
  const { userId } = actor;
  const before = await readOwn(userId);
  const refuseIfStale = (now: InstallerProfileRow) =>
    refuseStale(seen, { ...viewInstallerProfile(now) }, installerLabels);
  refuseIfStale(before);
  refuseNewValues(input, before);
  const entered = await enteredFields(input, before);
  const row: InstallerProfileRow = {
    ...entered,
    ...(await checkedNumberOf(before, entered, input.saaNumber)),
    userId,
    version: before.version + 1,
    isUnlisted: before.isUnlisted,
    createdAt: before.createdAt,
    updatedAt: request.now.toISOString(),
  };
  const effects = installerEffects(before, row);
  const checks = effects.stats ? [requireNotSuspended(userId)] : [];
  const accreditation = input.saaNumber ? await findCredential(userId, 'saa') : null;
  const writes = [
    replaceInstallerProfile(row),
    ...checks,
    ...(accreditation ? [replaceSaaNumber(accreditation, row.saaNumberEncrypted, request.now)] : []),
    ...outboxWrite(effects, request.now),
  ];
  await saveProfile(actor, request, {
    writes,
    onLost: 'conflict',
    lookAgain: async () => refuseIfStale(await readOwn(userId)),
  });
  return viewInstallerProfile(row);
}
