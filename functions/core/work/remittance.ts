import { findObject } from '../../data/files/object-queries.ts';
import { notFound } from '../../refusal.ts';
import { downloadUrl } from '../files/download-url.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';

/** Returns the key of the remittance advice of the payment that `viewPayments` shows. */
const viewedKey = ({ job, payment, formerPayment }: JobAccess): string | undefined =>
  (payment ?? (job.assignedInstallerId === undefined ? formerPayment : null))?.remittanceKey;

/** Returns a short-lived URL of the remittance advice. Refuses with `not_found` if the payment has none. */
export async function remittanceAddress(access: JobAccess): Promise<string> {
  const { job } = access;
  const key = viewedKey(access);
  const object = key ? await findObject(key) : null;
  if (!object) throw notFound();
  return downloadUrl(object, { download: false, fileName: `remittance-${job.jobId}` });
}
