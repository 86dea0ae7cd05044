import type { LegalEntity } from '#shared/site-contact.ts';

/** The email address of support. The build of a stage sets it. */
export const supportEmail: string = import.meta.env.VITE_SUPPORT_EMAIL;

/** The time in which support answers: "2 business days". */
export const supportAnswer: string =
  import.meta.env.VITE_SUPPORT_DAYS === '1' ? '1 business day' : `${import.meta.env.VITE_SUPPORT_DAYS} business days`;

/** The company that runs the stage. A stage that only tests the product has none. */
export const legalEntity = JSON.parse(import.meta.env.VITE_LEGAL_ENTITY) as LegalEntity | null;

/** The email address for complaints about privacy: the company's own, or support's. */
export const privacyEmail: string = legalEntity?.privacyEmail ?? supportEmail;
