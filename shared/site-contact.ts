/** The contact of support, and the company that runs a stage (a deployment). The stage's settings contain both. */
export interface SiteContact {
  supportEmail: string;
  /** The business days within which support answers. */
  supportDays: number;
  /** The company that users agree the terms of use with. A stage that only tests the product has none. */
  legalEntity?: LegalEntity | undefined;
}

export interface LegalEntity {
  name: string;
  /** Eleven digits. */
  abn: string;
  /** The address for complaints about privacy. */
  privacyEmail: string;
}

/** Returns the environment variables from which `web/src/config/contact.ts` reads the contact. */
export const contactVariables = ({ supportEmail, supportDays, legalEntity }: SiteContact) => ({
  VITE_SUPPORT_EMAIL: supportEmail,
  VITE_SUPPORT_DAYS: String(supportDays),
  VITE_LEGAL_ENTITY: JSON.stringify(legalEntity ?? null),
});
