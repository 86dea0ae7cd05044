import { adminListAt, paths } from '#shared/pages.ts';

/** The pages of administration, in the order of their navigation. */
export const adminPages = [
  { to: paths.admin, label: 'Overview' },
  { to: adminListAt('retailers'), label: 'Retailers' },
  { to: adminListAt('installers'), label: 'Installers' },
  { to: adminListAt('jobs'), label: 'Jobs' },
  { to: adminListAt('verification'), label: 'Verification' },
  { to: adminListAt('reports'), label: 'Reports' },
  { to: adminListAt('audit'), label: 'Audit' },
  { to: adminListAt('health'), label: 'Health' },
];
