import { findObject } from '../../data/files/object-queries.ts';
import { notFound } from '../../refusal.ts';
import { readAddress } from '../files/read-address.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';

/** Returns where to read a payment's remittance document. */
export async function remittanceAddress({ job, payment }: JobAccess): Promise<string> {
  const object = payment?.remittanceKey ? await findObject(payment.remittanceKey) : null;
  if (!object) throw notFound();
  return readAddress(object, { download: false, fileName: `remittance-${job.jobId}` });
}
