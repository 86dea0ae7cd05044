import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { findJobRows } from '../../data/jobs/job-queries.ts';
import type { JobRow, ObjectRow } from '../../data/rows.ts';
import { invalid } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { copyKeptFile } from '../files/copy-kept-file.ts';
import { documentRule } from '../files/file-rule.ts';
import { keepObject } from '../files/keep-file.ts';

const rule = documentRule('remittanceUrl', uploadLimits.remittance);

/** Tells whether the file is the remittance advice of another job with the same owner and installer. */
async function isAdviceToSameInstaller({ attachedTo, attachedAs }: ObjectRow, job: JobRow): Promise<boolean> {
  if (!attachedTo || attachedAs !== 'remittance') return false;
  const paid = (await findJobRows([attachedTo])).get(attachedTo);
  return paid?.retailerId === job.retailerId && paid.assignedInstallerId === job.assignedInstallerId;
}

/**
 * Returns the file for the remittance advice of a job. Retailers often pay an installer for several jobs at once, so the advice
 * of another job with the same installer is copied. Refuses every other file in use on `remittanceUrl`.
 */
export async function keepRemittance(actor: Actor, reference: string, job: JobRow, now: Date): Promise<ObjectRow> {
  const file = await keepObject(actor, reference, rule, now);
  if (!file.attachedTo) return file;
  if (await isAdviceToSameInstaller(file, job)) return copyKeptFile(actor, file, now);
  throw invalid('remittanceUrl', 'This file is already used somewhere else. Upload it again to use it here.');
}
