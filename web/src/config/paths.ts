import { generatePath } from 'react-router-dom';
import type { InstallerTab, RetailerTab } from '#shared/domain/lifecycle.ts';

/** Every address of the application, defined once for the router and for links. */
export const paths = {
  home: '/',
  directory: '/directory',
  map: '/map',
  company: '/company/:id',
  signUp: '/signup',
  howItWorks: '/how-it-works',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  dashboard: '/dashboard',
  profile: '/profile',
  settings: '/settings',
  forgotPassword: '/forgot-password',
  notifications: '/notifications',
  jobs: '/jobs',
  payments: '/payments',
  network: '/network',
  uploadTest: '/upload-test',
  createJob: '/jobs/create',
  postJob: '/post-job',
  job: '/jobs/:id',
  editJob: '/jobs/:id/edit',
  inviteToJob: '/jobs/:id/invite',
  sharedJob: '/jobs/:id/shared/:shareToken',
  shareLanding: '/job/share/:shareToken',
  admin: '/admin',
} as const;

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, never>;

/** Fills in an address's ids to make a link. */
export const hrefTo = <P extends (typeof paths)[keyof typeof paths]>(
  path: P,
  ...[params]: keyof Params<P> extends never ? [] : [Params<P>]
): string => generatePath(path as string, params as Record<string, string> | undefined);

/** The dashboard with the given tab open. */
export const dashboardAt = (tab: RetailerTab | InstallerTab): string => `${paths.dashboard}?tab=${tab}`;
