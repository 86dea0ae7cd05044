import { hrefTo, paths } from '#shared/pages.ts';

/** The pages of administration, in the order of their navigation. */
export const adminPages = [
  { to: paths.admin, label: 'Overview' },
  { to: hrefTo(paths.adminList, { list: 'retailers' }), label: 'Retailers' },
  { to: hrefTo(paths.adminList, { list: 'installers' }), label: 'Installers' },
  { to: hrefTo(paths.adminList, { list: 'jobs' }), label: 'Jobs' },
  { to: hrefTo(paths.adminList, { list: 'verification' }), label: 'Verification' },
  { to: hrefTo(paths.adminList, { list: 'reports' }), label: 'Reports' },
  { to: hrefTo(paths.adminList, { list: 'audit' }), label: 'Audit' },
  { to: hrefTo(paths.adminList, { list: 'health' }), label: 'Health' },
];
