import { productName } from '#shared/product.ts';
import type { SiteContact } from '#shared/site-contact.ts';

/** The account that every stand-in belongs to. It has no access to anything outside this machine. */
export const region = 'ap-southeast-2';
export const accountId = '000000000000';
/** The names that the application's data has on one machine. */
export const localTable = 'suncrew';
export const localBucket = 'suncrew-uploads';
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

/** The sender of emails on one machine, and the address that its pages tell people to email. Both have a reserved name. */
export const localSender = `${productName} <no-reply@suncrew.example>`;
export const localSupport = 'support@suncrew.example';
export const localContact: SiteContact = { supportEmail: localSupport, supportDays: 2 };
