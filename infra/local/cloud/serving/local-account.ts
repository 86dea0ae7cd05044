import { productName } from '#shared/product.ts';
import type { SiteContact } from '#shared/site-contact.ts';

/** The made-up AWS account of the local services. It has no access to anything outside this machine. */
export const region = 'ap-southeast-2';
export const accountId = '000000000000';
/** The names of the table and the bucket on one machine. */
export const localTable = 'suncrew';
export const localBucket = 'suncrew-uploads';
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

/** The sender of emails on one machine, and the support address that its pages show. Both have a reserved domain. */
export const localSender = `${productName} <no-reply@suncrew.example>`;
export const localSupport = 'support@suncrew.example';
export const localContact: SiteContact = { supportEmail: localSupport, supportDays: 2 };
