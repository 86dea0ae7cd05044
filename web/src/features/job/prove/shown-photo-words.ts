import type { JobView } from '#shared/api/fields/job-views.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { sizeOf } from '#web/src/components/job-facts.tsx';
import { booked } from '#web/src/lib/dates.ts';
import type { Requirement, RequirementPhoto } from '../screen/job-screen.tsx';

/** Returns all photos of the work, in the order of the page. */
export const photosIn = (requirements: readonly Requirement[]): RequirementPhoto[] =>
  requirements.flatMap(({ photos = [] }) => photos);

/** Returns the names of both companies for a sentence, even if a company has no name. */
export const companiesOf = ({ retailer, assignedInstaller }: JobView) => ({
  retailer: retailer.companyName || 'The retailer',
  installer: assignedInstaller?.companyName || 'The installer',
});

/** Returns the facts that visitors read beside the photo, and those that they never see. */
export function shownWith(job: JobView): string {
  const done = todayIn(job.timeZone ?? usualZone, new Date(job.completedAt ?? job.updatedAt));
  const place = [job.suburb, job.state].filter(Boolean).join(' ');
  const facts = [place, sizeOf(job), booked(done, 'month')].filter(Boolean).join(', ');
  return `Shown with it: ${facts}. Never the address, the customer or the price.`;
}
