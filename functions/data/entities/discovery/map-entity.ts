import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import type { JobType, Licence } from '#shared/domain/jobs/job.ts';
import type { Availability } from '#shared/domain/people/installer.ts';
import { states } from '#shared/domain/places/australia.ts';
import { combinationCount } from '#shared/domain/places/map-chips.ts';
import { geoPrecisions } from '#shared/domain/places/place.ts';
import { count, number, optionalNumber, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

/** What is on the map: public jobs for installers, and public installers for retailers. */
export const mapKinds = ['jobs', 'installers'] as const;
export type MapKind = (typeof mapKinds)[number];

/** The lists of the directory: what each state has, and what Australia has. */
export const areas = [...states, 'AU'] as const;
export type Area = (typeof areas)[number];

/** What a marker shows besides its title and place. Nothing by which a person could be reached. */
export interface MapJobCard {
  priceCents: number;
  jobType: JobType;
  pvSizeKw: number | null;
}
export interface MapInstallerCard {
  contactName: string;
  accreditations: Licence[];
  availability: Availability;
  leadTimeDays: number | null;
  averageRating: number | null;
  reviewCount: number;
}

/**
 * One marker. The key begins with the digits of the squares around it, so one query reads all markers of a square. Without
 * a position, the key begins with a dash.
 */
export const mapPinEntity = new Entity({
  model: model('mappin'),
  attributes: {
    kind: { type: mapKinds, required: true },
    square: text,
    itemId: text,
    title: text,
    place: text,
    latitude: optionalNumber,
    longitude: optionalNumber,
    geoPrecision: { type: geoPrecisions },
    /** What the filters look at. */
    combination: number,
    card: { type: CustomAttributeType<MapJobCard | MapInstallerCard>('any'), required: true },
  },
  indexes: { bySquare: mainKey(['kind'], ['square', 'itemId']) },
});

export const mapPinKind = {
  entity: mapPinEntity,
  migrations: [],
  inCopy: 'repeats',
  leftBehind: 'redrawn',
  privacy: {
    kind: 'technical',
    square: 'technical',
    itemId: 'technical',
    title: 'viewers',
    place: 'viewers',
    /** Of a job, exact enough to name the house. */
    latitude: ['street'],
    longitude: ['street'],
    geoPrecision: 'viewers',
    combination: 'viewers',
    card: 'viewers',
  },
} as const satisfies Kind<EntityItem<typeof mapPinEntity>>;

/**
 * How many markers of each combination of facts are in a cell. A view reads hundreds of cells, so the names are short, and a
 * combination that no marker has is absent.
 */
export type CombinationField = `f${number}`;
export const combinationField = (combination: number): CombinationField => `f${combination}`;
const combinations = Object.fromEntries(
  Array.from({ length: combinationCount }, (_, each) => [combinationField(each), optionalNumber]),
) as Record<CombinationField, typeof optionalNumber>;

/**
 * A square of one level, with the number of markers in it and the sum of their places. Cells are kept in strips from north
 * to south, so one query reads the visible part of a strip. Only ever changed by adding.
 */
export const mapCellEntity = new Entity({
  model: model('mapcell'),
  attributes: {
    kind: { type: mapKinds, required: true, field: 'k' },
    level: { ...number, field: 'l' },
    strip: { ...number, field: 's' },
    /** The row, then the column inside the strip. */
    spot: { ...text, field: 'c' },
    sumX: { ...count, field: 'x' },
    sumY: { ...count, field: 'y' },
    ...combinations,
  },
  indexes: { byStrip: mainKey(['kind', 'level', 'strip'], ['spot']) },
});

export const mapCellKind = {
  entity: mapCellEntity,
  migrations: [],
  inCopy: "others'",
  leftBehind: 'redrawn',
  /** Besides these, one number for each combination of facts. */
  privacy: {
    kind: 'technical',
    level: 'technical',
    strip: 'technical',
    spot: 'technical',
    sumX: 'viewers',
    sumY: 'viewers',
  },
} as const satisfies Kind<EntityItem<typeof mapCellEntity>>;

/** How one job or installer is counted on the map and listed at this moment, so that the next change takes away exactly that. */
export const mapEntryEntity = new Entity({
  model: model('mapentry'),
  attributes: {
    kind: { type: mapKinds, required: true },
    itemId: text,
    /** Counts the changes. Each expects the one it read. */
    revision: number,
    /** Absent without a position. */
    x: optionalNumber,
    y: optionalNumber,
    combination: number,
    /** The lists of the directory that it is in. */
    areas: { type: CustomAttributeType<Area[]>('any') },
    /** How it was drawn and listed. Absent if that was before there was more than one way. */
    manner: optionalNumber,
  },
  indexes: { byItem: mainKey(['kind', 'itemId'], []) },
});

export const mapEntryKind = {
  entity: mapEntryEntity,
  migrations: [
    // Version 2 adds the lists of the directory.
    asItIs,
    // Version 3 says how it was drawn.
    asItIs,
  ],
  inCopy: 'repeats',
  leftBehind: 'redrawn',
  privacy: {
    kind: 'technical',
    itemId: 'technical',
    revision: 'technical',
    x: ['street'],
    y: ['street'],
    combination: 'viewers',
    areas: 'viewers',
    manner: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof mapEntryEntity>>;
