import type * as z from 'zod';
import type { installerProfileInput, installerProfileUpdate } from '#shared/api/profile-fields.ts';
import { write } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import type { Effects, InstallerProfileRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitProfile, notSuspendedCheck, profileCompletedWrite } from './commit-profile.ts';
import { type InstallerProfile, viewInstallerProfile } from './profile-views.ts';

export type NewInstallerProfile = z.output<typeof installerProfileInput>;
export type InstallerProfileChange = z.output<typeof installerProfileUpdate>;

/** Counted among the active installers, as long as the account is not suspended. */
export const isOnOffer = (row: Pick<InstallerProfileRow, 'profileVisibility' | 'availability'> | null): boolean =>
  row?.profileVisibility === 'public' && row.availability !== 'not_available';

const sevenDecimals = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** A position picked on the map is kept as it is; otherwise the text of the location says roughly where. */
async function whereabouts(input: InstallerProfileChange) {
  const { siteOf } = await import('../../places/gazetteer.ts');
  const site = await siteOf(input.location);
  const area = site ? { suburb: site.suburb ?? undefined, state: site.state, postcode: site.postcode } : {};
  const { latitude, longitude } = input;
  if (latitude != null && longitude != null)
    return {
      ...area,
      latitude: sevenDecimals(latitude),
      longitude: sevenDecimals(longitude),
      geoPrecision: 'exact' as const,
    };
  if (!site) return area;
  return { ...area, latitude: site.latitude, longitude: site.longitude, geoPrecision: site.geoPrecision };
}

type OptionalFields = Pick<
  InstallerProfileRow,
  'bio' | 'statesServed' | 'services' | 'brandCertifications' | 'crewSize' | 'profileVisibility'
>;
const noneYet: OptionalFields = {
  bio: '',
  statesServed: [],
  services: [],
  brandCertifications: [],
  profileVisibility: 'public',
};

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Clients that do not know the optional fields leave them as they are; null empties them. */
async function enteredFields(input: InstallerProfileChange, before: OptionalFields) {
  return {
    companyName: input.companyName,
    contactName: input.contactName,
    contactPhone: input.contactPhone,
    location: input.location,
    ...(await whereabouts(input)),
    accreditations: distinct(input.accreditations),
    installRadius: input.installRadius ?? undefined,
    availability: input.availability,
    leadTimeDays: input.availability === 'lead_time' ? (input.leadTimeDays ?? undefined) : undefined,
    profileVisibility: input.profileVisibility ?? before.profileVisibility,
    bio: input.bio === undefined ? before.bio : (input.bio ?? ''),
    statesServed: distinct(input.statesServed ?? before.statesServed),
    services: distinct(input.services ?? before.services),
    brandCertifications: distinct(input.brandCertifications ?? before.brandCertifications),
    crewSize: input.crewSize === undefined ? before.crewSize : (input.crewSize ?? undefined),
  };
}

function effectsOf(before: InstallerProfileRow | null, after: InstallerProfileRow): Effects {
  const activeInstallers = Number(isOnOffer(after)) - Number(isOnOffer(before));
  const isRenamed = before !== null && before.companyName !== after.companyName;
  return {
    ...(activeInstallers === 0 ? {} : { stats: { activeInstallers } }),
    ...(isRenamed ? { followUp: { kind: 'renameCompany', userId: after.userId, role: 'installer' } } : {}),
  };
}

/** The client of KMS is large and only a written profile needs it, so it is read then. */
async function encrypted(userId: string, saaNumber: string): Promise<string> {
  const { encryptSaaNumber } = await import('../../encryption/encrypt-saa-number.ts');
  return encryptSaaNumber(userId, saaNumber);
}

export async function createInstallerProfile(
  actor: Actor,
  input: NewInstallerProfile,
  request: RequestFacts,
): Promise<InstallerProfile> {
  const { userId } = actor;
  const at = request.now.toISOString();
  const row = {
    ...(await enteredFields(input, noneYet)),
    saaNumberEncrypted: await encrypted(userId, input.saaNumber),
    userId,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const created = write('profile', (entities) => entities.installerProfile.create(row).commit());
  const writes = [created, profileCompletedWrite(actor), ...outboxWrite(effectsOf(null, row), request.now)];
  await commitProfile(actor, request, { writes, onLost: 'already_exists' });
  return viewInstallerProfile(row);
}

export async function updateInstallerProfile(
  actor: Actor,
  input: InstallerProfileChange,
  request: RequestFacts,
): Promise<InstallerProfile> {
  const { userId } = actor;
  const before = await findInstallerProfile(userId);
  if (!before) throw notFound();
  const row: InstallerProfileRow = {
    ...(await enteredFields(input, before)),
    saaNumberEncrypted: input.saaNumber ? await encrypted(userId, input.saaNumber) : before.saaNumberEncrypted,
    userId,
    version: before.version + 1,
    createdAt: before.createdAt,
    updatedAt: request.now.toISOString(),
  };
  const effects = effectsOf(before, row);
  const replaced = write('profile', (entities) =>
    entities.installerProfile
      .put(row)
      .where(({ version }, { eq }) => eq(version, before.version))
      .commit(),
  );
  const checks = effects.stats ? [notSuspendedCheck(actor)] : [];
  const writes = [replaced, ...checks, ...outboxWrite(effects, request.now)];
  await commitProfile(actor, request, { writes, onLost: 'conflict' });
  return viewInstallerProfile(row);
}
