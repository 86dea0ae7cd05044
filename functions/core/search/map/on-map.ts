import { type Drawing, squareOfPin } from '#functions/data/map/pin-writes.ts';
import type { InstallerProfileRow, JobRow, MapInstallerCard, MapJobCard, MapKind } from '#functions/data/rows.ts';
import { isNewcomer } from '#shared/domain/people/reputation.ts';
import { spotOf } from '#shared/domain/places/map.ts';
import {
  combinationOf,
  type MapFacts,
  type MapRating,
  mapAvailabilityOf,
  mapRatings,
} from '#shared/domain/places/map-chips.ts';
import { isFindable, isListed } from '../../figures/public-figures.ts';
import type { Reputation } from '../../figures/reputation.ts';
import { inSuburb } from '../../whereabouts/installer-position.ts';
import { suburbLine } from '../../whereabouts/suburb.ts';

/** What the map shows of a job or an installer, or null if it is not on the map. A marker holds no street, phone or email. */

const longest = 80;
/** Markers are read by the hundred, so their texts are short. The page behind the marker shows all of it. */
const short = (text: string): string => {
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`;
};

interface Shown {
  latitude: number | null | undefined;
  longitude: number | null | undefined;
  geoPrecision: JobRow['card']['geoPrecision'] | undefined;
  title: string;
  place: string;
  facts: MapFacts;
  card: MapJobCard | MapInstallerCard;
}

function drawingOf(kind: MapKind, itemId: string, shown: Shown): Drawing {
  const { latitude, longitude } = shown;
  const position = latitude == null || longitude == null ? null : { latitude, longitude };
  const spot = position && spotOf(position);
  return {
    spot,
    pin: {
      kind,
      square: squareOfPin(spot),
      itemId,
      title: short(shown.title),
      place: short(shown.place),
      ...(position ?? {}),
      ...(position && shown.geoPrecision ? { geoPrecision: shown.geoPrecision } : {}),
      combination: combinationOf(shown.facts),
      card: shown.card,
    },
  };
}

export function jobOnMap(job: JobRow | null): Drawing | null {
  if (job === null || !isListed(job)) return null;
  const { card } = job;
  return drawingOf('jobs', job.jobId, {
    latitude: card.latitude,
    longitude: card.longitude,
    geoPrecision: card.geoPrecision,
    title: card.title,
    place: suburbLine(card),
    facts: { availability: null, rating: null, specialties: card.jobType?.includes('Battery') ? ['battery'] : [] },
    card: { priceCents: card.priceCents, jobType: card.jobType, pvSizeKw: card.pvSizeKw },
  });
}

/** With fewer reviews than make an average meaningful, the filters see none, and people see "New". */
function ratingFact({ averageRating, reviewCount }: Reputation): MapRating | null {
  if (averageRating === null || isNewcomer(reviewCount)) return null;
  return mapRatings.findLast((least) => averageRating >= least) ?? null;
}

export function installerOnMap(
  profile: InstallerProfileRow | null,
  reputation: Reputation,
  isSuspended: boolean,
): Drawing | null {
  if (!isFindable(profile) || isSuspended) return null;
  const { services, accreditations, availability, leadTimeDays } = profile;
  const specialties: MapFacts['specialties'] = [
    ...(services.includes('Residential Solar') ? (['residential'] as const) : []),
    ...(services.includes('Commercial Solar') ? (['commercial'] as const) : []),
    ...(services.includes('Battery Storage') || accreditations.includes('Battery') ? (['battery'] as const) : []),
  ];
  return drawingOf('installers', profile.userId, {
    ...inSuburb(profile),
    title: profile.companyName,
    place: suburbLine(profile),
    facts: {
      availability: mapAvailabilityOf(availability, leadTimeDays),
      rating: ratingFact(reputation),
      specialties,
    },
    card: {
      contactName: short(profile.contactName),
      accreditations,
      availability,
      leadTimeDays: leadTimeDays ?? null,
      averageRating: reputation.averageRating,
      reviewCount: reputation.reviewCount,
    },
  });
}
