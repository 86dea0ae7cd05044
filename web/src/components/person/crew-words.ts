import type { ExplainedFit, Fit } from '#shared/domain/search/fit.ts';
import { kilometres, listed } from '../../lib/format.ts';
import { objectionWords } from '../credentials/objection-words.ts';

/** Says how well an installer fits a job, for the retailer who chooses an installer. */

export function distanceIn({ reach, distanceKm }: Fit): string[] {
  if (distanceKm === null) return [];
  return [`${kilometres(distanceKm)} away${reach === 'outside' ? ', outside their radius' : ''}`];
}

const missingIn = ({ missingLicences }: Fit): string[] =>
  missingLicences.length > 0 ? [`no ${listed(missingLicences)} accreditation`] : [];

/** Returns the accreditations and credentials that the job needs and the installer lacks, a few words each. */
export const lacksIn = (fit: ExplainedFit): string[] => [...missingIn(fit), ...fit.objections.map(objectionWords)];

/**
 * Tells whether the retailer should hesitate before accepting the installer: the installer lacks a credential, or the job is
 * outside their radius. Accept is then not filled, because it is not the obvious choice.
 */
export const hasObjection = (fit: ExplainedFit): boolean => lacksIn(fit).length > 0 || fit.reach === 'outside';
