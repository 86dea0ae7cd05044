import { hrefTo, paths } from '#shared/pages.ts';

const audit = hrefTo(paths.adminList, { list: 'audit' });

/** What was done about a person or a job. */
export const actsAbout = (id: string): string => `${audit}?about=${id}`;
/** What an administrator did. */
export const actsBy = (id: string): string => `${audit}?by=${id}`;
