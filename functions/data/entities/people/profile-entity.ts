import { Entity, type EntityItem } from 'electrodb';
import { installerFields } from '#shared/api/fields/installer-description.ts';
import { retailerFields } from '#shared/api/fields/retailer-description.ts';
import { states } from '#shared/domain/places/australia.ts';
import { geoPrecisions } from '#shared/domain/places/place.ts';
import { attributesOf, number, optionalNumber, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import { type Kind, shownTo } from '../kind.ts';
import { asItIs, type Migration } from '../migration.ts';

export const retailerProfileEntity = new Entity({
  model: model('retailerprofile'),
  attributes: {
    userId: text,
    version: number,
    ...attributesOf(retailerFields),
    logoKey: optionalText,
    /** When the account was suspended. A copy for lists: the account's own row decides. */
    suspendedAt: optionalText,
    createdAt: text,
    updatedAt: text,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

export const retailerProfileKind = {
  entity: retailerProfileEntity,
  /** Version 2 adds the time of the account's suspension. */
  migrations: [asItIs],
  inCopy: 'profile',
  leftBehind: 'at once',
  privacy: {
    userId: 'technical',
    version: 'technical',
    ...shownTo(retailerFields),
    logoKey: 'public',
    suspendedAt: 'technical',
    createdAt: 'public',
    updatedAt: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof retailerProfileEntity>>;

/** An ABN and the one company it belongs to. */
export const abnEntity = new Entity({
  model: model('abn'),
  attributes: { abn: text, userId: text },
  indexes: { byAbn: mainKey(['abn'], []) },
});

export const abnKind = {
  entity: abnEntity,
  migrations: [],
  inCopy: 'repeats',
  leftBehind: 'at once',
  privacy: { abn: ['ABN'], userId: 'technical' },
} as const satisfies Kind<EntityItem<typeof abnEntity>>;

export const installerProfileEntity = new Entity({
  model: model('installerprofile'),
  attributes: {
    userId: text,
    version: number,
    ...attributesOf(installerFields),
    suburb: optionalText,
    state: { type: states },
    postcode: optionalText,
    geoPrecision: { type: geoPrecisions },
    /** The position of the installer's suburb. Set only if the installer's own position is exact. */
    areaLatitude: optionalNumber,
    areaLongitude: optionalNumber,
    saaNumberEncrypted: text,
    /** When an administrator last checked the SAA number, and the administrator's id. Absent for an unchecked number. */
    verifiedAt: optionalText,
    verifiedBy: optionalText,
    /** When an administrator could not verify the SAA number. Absent once it is verified or changed. */
    declinedAt: optionalText,
    /** When the account was suspended. A copy for lists: the account's own row decides. */
    suspendedAt: optionalText,
    /** Set if the email address is unconfirmed. No public list then has the profile. A copy: the account's own row decides. */
    isUnlisted: { type: 'boolean' },
    createdAt: text,
    updatedAt: text,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

/**
 * Adds a position within about three kilometres of the exact one. In earlier versions, every user saw the exact one. The next
 * save of the profile replaces the added position with that of the suburb.
 */
const withRoughArea: Migration = (row) => {
  const { latitude, longitude, geoPrecision } = row;
  if (geoPrecision !== 'exact' || typeof latitude !== 'number' || typeof longitude !== 'number') return row;
  const roughly = (degrees: number) => Math.round(degrees * 20) / 20;
  return { areaLatitude: roughly(latitude), areaLongitude: roughly(longitude), ...row };
};

export const installerProfileKind = {
  entity: installerProfileEntity,
  migrations: [
    // 2: when the SAA number was checked, and by which administrator.
    asItIs,
    // 3: the time of the account's suspension.
    asItIs,
    // 4: the position of the installer's suburb.
    withRoughArea,
    // 5: whether the email address is unconfirmed.
    asItIs,
    // 6: when an administrator could not verify the SAA number.
    asItIs,
  ],
  inCopy: 'profile',
  leftBehind: 'at once',
  privacy: {
    userId: 'technical',
    version: 'technical',
    ...shownTo(installerFields),
    suburb: 'public',
    state: 'public',
    postcode: 'public',
    geoPrecision: 'public',
    areaLatitude: 'public',
    areaLongitude: 'public',
    saaNumberEncrypted: { encrypted: 'SAA number' },
    verifiedAt: 'public',
    verifiedBy: 'technical',
    declinedAt: 'parties',
    suspendedAt: 'technical',
    isUnlisted: 'technical',
    createdAt: 'public',
    updatedAt: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof installerProfileEntity>>;
