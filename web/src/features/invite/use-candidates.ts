import type { CallAnswer } from '#shared/api/client.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { usePages } from '../../lib/server/pages.ts';
import { type Readable, together } from '../../lib/server/readable.ts';

export interface Candidate {
  id: string;
  companyName: string;
  /** Why this installer is suggested, and what we know about them. */
  facts: string[];
}

interface Pages<N extends 'listPreferredInstallers' | 'listJobApplications' | 'listRetailerJobs'> {
  pages: CallAnswer<N>[];
}

/** Somebody who is known for several reasons is one candidate. */
function candidatesIn(
  preferred: Pages<'listPreferredInstallers'>,
  applications: Pages<'listJobApplications'>,
  earlier: Pages<'listRetailerJobs'>,
): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (id: string, companyName: string, ...facts: string[]) => {
    const known = found.get(id);
    if (known) known.facts.push(...facts.filter((fact) => fact && !known.facts.includes(fact)));
    else found.set(id, { id, companyName: companyName || 'Installer', facts: facts.filter(Boolean) });
  };
  for (const each of preferred.pages.flatMap((page) => page.installers))
    add(
      each.id,
      each.companyName,
      'Preferred',
      each.location,
      each.accreditations.join(', '),
      each.averageRating === null ? '' : `${each.averageRating} stars`,
    );
  for (const each of applications.pages.flatMap((page) => page.applications))
    add(each.installerId, each.companyName, 'Applied for this job', each.location);
  for (const each of earlier.pages.flatMap((page) => page.jobs))
    if (each.assignedInstallerId)
      add(each.assignedInstallerId, each.assignedInstaller?.companyName ?? '', 'Has worked for you');
  return [...found.values()];
}

/** Installers this retailer knows: preferred ones, applicants for this job, and those who have worked for them before. */
export function useCandidates(job: JobView): Readable<Candidate[]> {
  const reads = together(
    usePages('listPreferredInstallers'),
    usePages('listJobApplications', { params: { id: job.id } }),
    usePages('listRetailerJobs', { query: { tab: 'all' } }),
  );
  return { ...reads, data: reads.data && candidatesIn(...reads.data) };
}
