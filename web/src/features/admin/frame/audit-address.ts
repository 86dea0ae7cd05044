import { adminListAt } from '#shared/pages.ts';

const audit = adminListAt('audit');

/** Returns the URL of the audit page with the actions about a person or a job. */
export const actsAbout = (id: string): string => `${audit}?about=${id}`;
/** Returns the URL of the audit page with the actions of an administrator. */
export const actsBy = (id: string): string => `${audit}?by=${id}`;
