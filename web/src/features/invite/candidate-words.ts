import type { CallAnswer } from '#shared/api/client.ts';
import { isNewcomer } from '#shared/domain/people/reputation.ts';
import { distanceIn, missingIn, timingIn } from '../../components/person/crew-words.ts';

export type Candidate = CallAnswer<'listCandidates'>['installers'][number];

/** Why an installer suits the job, or not, in a few words each, for the retailer who invites. */

function ratingIn({ averageRating, reviewCount }: Candidate): string {
  return averageRating === null || isNewcomer(reviewCount) ? 'New' : `${averageRating} stars (${reviewCount} reviews)`;
}

/** `today` is a civil date. */
export function reasonsOf(candidate: Candidate, today: string): string[] {
  const { fit, isPreferred, isKnown, location } = candidate;
  return [
    ...(isPreferred ? ['Preferred'] : []),
    ...(isKnown ? ['you have dealt with them'] : []),
    location,
    ...distanceIn(fit),
    ...missingIn(fit),
    timingIn(fit, today),
    ratingIn(candidate),
  ];
}
