import { hrefTo, paths } from '#shared/pages.ts';

const audit = hrefTo(paths.adminList, { list: 'audit' });

/** The actions about a person or a job. */
export const actsAbout = (id: string): string => `${audit}?about=${id}`;
/** The actions of an administrator. */
export const actsBy = (id: string): string => `${audit}?by=${id}`;
