import type { TermsRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns one earlier version of a job's terms. Null for the current version and for unknown versions. */
export async function findPastTerms(jobId: string, termsVersion: number): Promise<TermsRow | null> {
  const { data } = await rows().terms.get({ jobId, termsVersion }).go({ consistent: true });
  return data;
}

/** Returns every earlier version of a job's terms, oldest first. */
export async function readPastTerms(jobId: string): Promise<TermsRow[]> {
  const { data } = await rows().terms.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  return data;
}
