import type { Role } from '#shared/domain/jobs/job.ts';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import { hrefTo, paths } from '#shared/pages.ts';

/** URLs with a query or a section, and a URL of another site. */

/** The id of the section with the applications on the page of a job. */
export const applicationsId = 'applications';

/** Returns the URL of the applications on the page of this job. */
export const applicationsOf = (id: string): string => `${hrefTo(paths.job, { id })}#${applicationsId}`;

/** The id of the section with the requirements on the page of a job. */
export const requirementsId = 'requirements';

/** Returns the URL of the requirements on the page of this job. */
export const requirementsOf = (id: string): string => `${hrefTo(paths.job, { id })}#${requirementsId}`;

/** Returns the URL of the form for a new job on the same terms as this job. */
export const copyOf = (id: string): string => `${paths.createJob}?copy=${id}`;

/** Returns the URL of the form for a new job on the terms of this template. */
export const templateAt = (name: string): string => `${paths.createJob}?${new URLSearchParams({ template: name })}`;

/** Returns the URL of the dashboard with this tab open. */
export const dashboardAt = (tab: DashboardTab): string => `${paths.dashboard}?tab=${tab}`;

/** The public register in which administrators look up an accreditation. */
export const saaRegister = 'https://saaustralia.com.au';

/** Returns the URL of the page `path`. After signing in there, a person goes on to the page `next`. */
export const withNext = (path: string, next: string): string => `${path}?${new URLSearchParams({ next })}`;

/** Returns the URL of the sign-up for retailers, which then leads to the page `next`. */
export const asRetailer = (next: string): string =>
  `${paths.signUp}?${new URLSearchParams({ role: 'retailer', next })}`;

/** Returns the URL where a person posts a job. A visitor signs up first. Null for an installer. */
export function postJobFor(role: Role | undefined): string | null {
  if (role === 'installer') return null;
  return role === 'retailer' ? paths.createJob : asRetailer(paths.createJob);
}
