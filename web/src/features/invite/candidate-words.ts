import type { CallAnswer } from '#shared/api/client.ts';
import { isNewcomer } from '#shared/domain/reputation.ts';
import { booked } from '../../lib/dates.ts';

export type Candidate = CallAnswer<'listCandidates'>['installers'][number];

/** Why an installer suits the job, or not, in a few words each, for the retailer who invites. */

const listed = new Intl.ListFormat('en-AU', { type: 'conjunction' });

function distanceIn({ reach, distanceKm }: Candidate['fit']): string[] {
  if (distanceKm === null) return [];
  return [`${distanceKm} km away${reach === 'outside' ? ', outside their radius' : ''}`];
}

function timingIn({ timing, freeFrom }: Candidate['fit'], today: string): string {
  if (timing === 'unavailable' || freeFrom === null) return 'takes on no work now';
  if (freeFrom <= today) return 'available now';
  return `${timing === 'late' ? 'only free' : 'free'} from ${booked(freeFrom, 'weekday')}`;
}

function ratingIn({ averageRating, reviewCount }: Candidate): string {
  return averageRating === null || isNewcomer(reviewCount) ? 'New' : `${averageRating} stars (${reviewCount} reviews)`;
}

/** `today` is a civil date. */
export function reasonsOf(candidate: Candidate, today: string): string[] {
  const { fit, isPreferred, isKnown, location } = candidate;
  const missing = fit.missingLicences.length > 0 ? [`no ${listed.format(fit.missingLicences)} licence`] : [];
  return [
    ...(isPreferred ? ['Preferred'] : []),
    ...(isKnown ? ['you have dealt with them'] : []),
    location,
    ...distanceIn(fit),
    ...missing,
    timingIn(fit, today),
    ratingIn(candidate),
  ];
}
