import { findObject } from '#functions/data/files/object-queries.ts';
import { earlierPaymentsOf, remittanceKeysOf } from '#functions/data/jobs/earlier-payments.ts';
import { loadJob } from '#functions/data/jobs/job-queries.ts';
import { holderInId } from '#functions/data/people/credential-queries.ts';
import type { ObjectRow } from '#functions/data/rows.ts';
import { notFound } from '#functions/refusal.ts';
import type { Actor } from '../../actor.ts';
import { downloadUrl } from '../../files/download-url.ts';
import { seesEveryJob } from '../../visible-jobs.ts';
import { findJob, isParty, type JobAccess } from './job-access.ts';

const isPaidWith = async (jobId: string, { userId }: Actor, objectKey: string): Promise<boolean> => {
  const loaded = await loadJob(jobId);
  return earlierPaymentsOf(loaded ?? { payment: null }).some(
    (each) => each.remittanceKey === objectKey && each.formerInstallerId === userId,
  );
};

/**
 * Tells whether a party may see a remittance advice. The owner sees every one, and the assigned installer only that of the
 * current payment.
 */
const seesRemittance = (access: JobAccess, objectKey: string): boolean =>
  access.relations.includes('assignee')
    ? access.payment?.remittanceKey === objectKey
    : remittanceKeysOf(access).includes(objectKey);

/**
 * Tells whether a person of the company may see the file of a credential. The holder may, and so may everyone who sees all the
 * company's jobs.
 */
function seesCredential(credentialId: string, actor: Actor): boolean {
  const { userId, personId } = holderInId(credentialId);
  return userId === actor.userId && (seesEveryJob(actor) || personId === actor.person.userId);
}

/**
 * Tells whether a user may see a file. The access rule of the item that the file is attached to decides, for example a job or a
 * credential. Only the uploader and administrators see an unattached file.
 */
async function maySee(object: ObjectRow, actor: Actor): Promise<boolean> {
  const { attachedTo, attachedAs, objectKey } = object;
  if (attachedAs === 'remittance' && !seesEveryJob(actor)) return false;
  if (attachedTo === undefined || attachedAs === undefined) return object.ownerId === actor.userId || actor.isAdmin;
  // An installer can always prove what they were paid, even after the job has another installer.
  if (attachedAs === 'remittance' && (await isPaidWith(attachedTo, actor, objectKey))) return true;
  if (attachedAs === 'credential') return actor.isAdmin || seesCredential(attachedTo, actor);
  const access = await findJob(attachedTo, actor);
  if (!access) return false;
  if (attachedAs === 'photo') return access.seesSite;
  const isForRecord = isParty(access) || access.relations.includes('admin');
  return isForRecord && (attachedAs !== 'remittance' || seesRemittance(access, objectKey));
}

/** Returns a kept file, if the caller may see it. A logo is public, so the session is only read for other files. */
async function findVisible(objectKey: string, whoAsks: () => Promise<Actor>): Promise<ObjectRow> {
  const object = await findObject(objectKey);
  if (object?.state === 'stored' && object.attachedAs === 'logo') return object;
  const actor = await whoAsks();
  if (object?.state !== 'stored' || !(await maySee(object, actor))) throw notFound();
  return object;
}

/** Returns a short-lived URL of a file, if the caller may see it. */
export const fileAddress = async (
  objectKey: string,
  whoAsks: () => Promise<Actor>,
  options: { download: boolean },
): Promise<string> => downloadUrl(await findVisible(objectKey, whoAsks), options);
