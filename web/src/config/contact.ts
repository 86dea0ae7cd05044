import type { LegalEntity } from '#shared/site-contact.ts';

/** The address that people email when they need help. The build of a stage sets it. */
export const supportEmail: string = import.meta.env.VITE_SUPPORT_EMAIL;

/** How soon support answers: "2 business days". */
export const supportAnswer: string =
  import.meta.env.VITE_SUPPORT_DAYS === '1' ? '1 business day' : `${import.meta.env.VITE_SUPPORT_DAYS} business days`;

/** The company that runs the stage. A stage that only tests the product has none. */
export const legalEntity = JSON.parse(import.meta.env.VITE_LEGAL_ENTITY) as LegalEntity | null;

/** Complaints about privacy go to the company's own address for them, or to support. */
export const privacyEmail: string = legalEntity?.privacyEmail ?? supportEmail;
