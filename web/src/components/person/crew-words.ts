import type { ExplainedFit, Fit } from '#shared/domain/search/fit.ts';
import { booked } from '../../lib/dates.ts';
import { listed } from '../../lib/format.ts';
import { objectionWords } from '../credentials/objection-words.ts';

/** Says how well an installer fits a job, for the retailer who chooses an installer. */

export function distanceIn({ reach, distanceKm }: Fit): string[] {
  if (distanceKm === null) return [];
  return [`${distanceKm} km away${reach === 'outside' ? ', outside their radius' : ''}`];
}

export const missingIn = ({ missingLicences }: Fit): string[] =>
  missingLicences.length > 0 ? [`no ${listed(missingLicences)} accreditation`] : [];

/** Returns the accreditations and credentials that the job needs and the installer lacks, a few words each. */
export const lacksIn = (fit: ExplainedFit): string[] => [...missingIn(fit), ...fit.objections.map(objectionWords)];

/** Returns when the installer is free. `today` is a civil date. */
export function timingIn({ timing, freeFrom }: Fit, today: string): string {
  if (timing === 'unavailable' || freeFrom === null) return 'not taking on work';
  if (freeFrom <= today) return 'available now';
  return `${timing === 'late' ? 'only free' : 'free'} from ${booked(freeFrom, 'weekday')}`;
}
