import { randomUUID } from 'node:crypto';
import { exampleInstaller, exampleRetailer } from '#shared/api/fields/profile-examples.ts';
import { namedIn, withNames } from '#shared/api/route/named-things.ts';
import { onlyOnce } from '#shared/domain/jobs/uploads.ts';
import { newAbn } from '../../samples/abn.ts';
import { pdf, png, sampleJpeg } from '../../samples/sample-files.ts';
import { usualHouse } from '../verify/job-form.ts';
import type { Client } from './client.ts';

export { pdf, png, sampleJpeg };

/** Builds the requests that people in tests send. The requests are valid unless a test changes a field. */

export const retailerProfile = (changes: Record<string, unknown> = {}) => ({
  ...exampleRetailer(newAbn()),
  ...changes,
});

/** The installer's profile without the position and the optional fields. */
const {
  latitude,
  longitude,
  leadTimeDays,
  bio,
  statesServed,
  services,
  brandCertifications,
  crewSize,
  ...usualInstaller
} = exampleInstaller;
export const installerProfile = (changes: Record<string, unknown> = {}) => ({ ...usualInstaller, ...changes });

export const jobForm = (changes: Record<string, unknown> = {}) => ({ ...usualHouse, ...changes });

/** Uploads a file the way the application's pages do, and returns its key. */
export async function upload(client: Client, content: Buffer, contentType: string, fileName = 'file'): Promise<string> {
  const { status, body } = await client.post('/api/objects/upload', { fileName, contentType, size: content.length });
  if (status !== 200) throw new Error(`The upload answered ${status}: ${JSON.stringify(body)}`);
  const sent = await fetch(body.uploadURL, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: { 'content-type': contentType, ...onlyOnce },
  });
  if (!sent.ok) throw new Error(`The storage answered ${sent.status}: ${await sent.text()}`);
  return body.objectKey;
}

/** Uploads a picture for each `{photo1}` and a PDF for each `{document1}` in a value, and returns the value with their keys. */
export async function withUploads<T>(client: Client, value: T): Promise<T> {
  const uploaded = namedIn(value).map(async (name) => {
    const isPhoto = name.startsWith('photo');
    const content = isPhoto ? png(randomUUID()) : pdf(randomUUID());
    return [name, await upload(client, content, isPhoto ? 'image/png' : 'application/pdf', name)] as const;
  });
  const keys = new Map(await Promise.all(uploaded));
  return withNames(value, (name) => keys.get(name) ?? name);
}

/** Posts a job for this retailer, and returns its id. */
export async function postJob(retailer: Client, changes: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await retailer.post('/api/jobs', jobForm(changes));
  if (status !== 201) throw new Error(`The job answered ${status}: ${JSON.stringify(body)}`);
  return body.job.id;
}

/** Creates a job, awards it to this installer through an application, and returns its id. */
export async function awardedJob(
  retailer: Client,
  installer: Client,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const jobId = await postJob(retailer, changes);
  const applied = await installer.post(`/api/jobs/${jobId}/apply`, { message: 'Happy to help', leadTimeDays: 7 });
  if (applied.status !== 201) throw new Error(`Applying answered ${applied.status}: ${applied.text}`);
  const accepted = await retailer.put(`/api/applications/${jobId}.${installer.userId}`, { status: 'accepted' });
  if (accepted.status !== 200) throw new Error(`Accepting answered ${accepted.status}: ${accepted.text}`);
  return jobId;
}
