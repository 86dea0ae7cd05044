import type { Role } from '#shared/domain/jobs/job.ts';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import { paths } from '#shared/pages.ts';

/** Links with more than a path. */

/** The form of a new job on the terms of another. */
export const copyOf = (id: string): string => `${paths.createJob}?copy=${id}`;

/** The form of a new job on the terms of a template. */
export const templateAt = (name: string): string => `${paths.createJob}?${new URLSearchParams({ template: name })}`;

/** The dashboard with the given tab open. */
export const dashboardAt = (tab: DashboardTab): string => `${paths.dashboard}?tab=${tab}`;

/** The register where administrators look up an accreditation. */
export const saaRegister = 'https://saaustralia.com.au';

/** A page that leads to another one after signing in. */
export const withNext = (path: string, next: string): string => `${path}?${new URLSearchParams({ next })}`;

/** The sign-up of a retailer, which then leads to a page. */
export const asRetailer = (next: string): string =>
  `${paths.signUp}?${new URLSearchParams({ role: 'retailer', next })}`;

/** Where a person posts a job: a retailer directly, and a visitor after signing up. Null for an installer. */
export function postJobFor(role: Role | undefined): string | null {
  if (role === 'installer') return null;
  return role === 'retailer' ? paths.createJob : asRetailer(paths.createJob);
}
