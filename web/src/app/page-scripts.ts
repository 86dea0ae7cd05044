import { paths } from '../config/paths.ts';

const admin = () => import('./routes/admin.tsx');

/**
 * Each page is its own chunk. A page is the default export of its file under `routes`. Of two addresses that fit, the first one
 * counts.
 */
export const pageScripts = {
  [paths.home]: () => import('./routes/landing.tsx'),
  [paths.signUp]: () => import('./routes/sign-up.tsx'),
  [paths.forgotPassword]: () => import('./routes/forgot-password.tsx'),
  [paths.confirmEmail]: () => import('./routes/confirm-email.tsx'),
  [paths.map]: () => import('./routes/map.tsx'),
  [paths.directory]: () => import('./routes/directory.tsx'),
  [paths.findWork]: () => import('./routes/find-work.tsx'),
  [paths.company]: () => import('./routes/company.tsx'),
  [paths.installer]: () => import('./routes/installer.tsx'),
  [paths.privacy]: () => import('./routes/about.tsx'),
  [paths.terms]: () => import('./routes/about.tsx'),
  [paths.contact]: () => import('./routes/about.tsx'),
  [paths.shareLanding]: () => import('./routes/share-landing.tsx'),
  [paths.howItWorks]: () => import('./routes/how-it-works.tsx'),
  [paths.pricing]: () => import('./routes/pricing.tsx'),
  [paths.uploadTest]: () => import('./routes/upload-test.tsx'),
  [paths.settings]: () => import('./routes/settings.tsx'),
  [paths.profile]: () => import('./routes/profile.tsx'),
  [paths.dashboard]: () => import('./routes/dashboard.tsx'),
  [paths.notifications]: () => import('./routes/notifications.tsx'),
  [paths.calendar]: () => import('./routes/calendar.tsx'),
  [paths.payments]: () => import('./routes/payments.tsx'),
  [paths.network]: () => import('./routes/network.tsx'),
  [paths.myJobs]: () => import('./routes/my-jobs.tsx'),
  [paths.createJob]: () => import('./routes/job-form.tsx'),
  [paths.editJob]: () => import('./routes/job-form.tsx'),
  [paths.inviteToJob]: () => import('./routes/invite-to-job.tsx'),
  [paths.admin]: admin,
  [paths.adminList]: admin,
  [paths.sharedJob]: () => import('./routes/shared-job.tsx'),
  [paths.job]: () => import('./routes/job.tsx'),
};

const fits = (path: string, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\\w+/g, '[^/]+')}/?$`).test(pathname);

/** Asks for the script of the page at an address. It does not wait for the router, which comes with the rest of the application. */
export function askForPage(pathname: string): void {
  const [, load] = Object.entries(pageScripts).find(([path]) => fits(path, pathname)) ?? [];
  // The page asks again for a script that was lost.
  load?.().catch(() => undefined);
}
