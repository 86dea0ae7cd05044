import { Entity } from 'electrodb';
import { installerFields } from '#shared/api/fields/installer-description.ts';
import { retailerFields } from '#shared/api/fields/retailer-description.ts';
import { states } from '#shared/domain/places/australia.ts';
import { geoPrecisions } from '#shared/domain/places/place.ts';
import { attributesOf, number, optionalNumber, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

export const retailerProfileEntity = new Entity({
  model: model('retailerprofile'),
  attributes: {
    userId: text,
    version: number,
    ...attributesOf(retailerFields),
    logoKey: optionalText,
    /** Since when the account is suspended, as lists show it. The account itself decides. */
    suspendedAt: optionalText,
    createdAt: text,
    updatedAt: text,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

/** An ABN and the one company it belongs to. */
export const abnEntity = new Entity({
  model: model('abn'),
  attributes: { abn: text, userId: text },
  indexes: { byAbn: mainKey(['abn'], []) },
});

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
    /** Where their suburb is, if the position is exact. */
    areaLatitude: optionalNumber,
    areaLongitude: optionalNumber,
    saaNumberEncrypted: text,
    /** When an administrator last checked the SAA number, and who. Absent for a number that nobody has checked. */
    verifiedAt: optionalText,
    verifiedBy: optionalText,
    /** Since when the account is suspended, as lists show it. The account itself decides. */
    suspendedAt: optionalText,
    /** In no public list, because nobody has confirmed the account's address. The account itself decides. */
    isUnlisted: { type: 'boolean' },
    createdAt: text,
    updatedAt: text,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});
