import { capitalise } from '#shared/domain/capitalise.ts';
import type { Fit } from '#shared/domain/search/fit.ts';
import { booked } from '../../lib/dates.ts';
import { listed } from '../../lib/format.ts';

/** The reasons why a job suits an installer or not, in a few words each. */

/** Returns the distance only if it is a reason against the job. Otherwise, the line of the job's place has it. */
const distanceIn = ({ reach, distanceKm }: Fit): string[] =>
  reach === 'outside' ? [`${distanceKm} km, outside your radius`] : [];

function accreditationsIn({ missingLicences }: Fit, needsAccreditation: boolean): string[] {
  if (missingLicences.length > 0)
    return [`needs ${listed(missingLicences)} accreditation, which isn't in your profile`];
  return needsAccreditation ? ['you have the accreditations it needs'] : [];
}

function timingIn({ timing, freeFrom }: Fit, hasWeek: boolean): string[] {
  if (timing === 'unavailable') return ["you're not taking on work"];
  if (timing === 'late' && freeFrom) return [`you're only free from ${booked(freeFrom, 'weekday')}`];
  return hasWeek ? ["you're free in time"] : [];
}

export const reasonsFor = (
  fit: Fit,
  { requiredLicenses, preferredWeek }: { requiredLicenses: readonly string[]; preferredWeek: string | null },
): string => {
  const reasons = [
    ...distanceIn(fit),
    ...accreditationsIn(fit, requiredLicenses.length > 0),
    ...timingIn(fit, preferredWeek !== null),
  ];
  return capitalise(reasons.join(' · ') || (fit.reach === 'inside' ? 'in your radius' : ''));
};
