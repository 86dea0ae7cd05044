import type { JobView } from '#shared/api/fields/job-views.ts';
import { usePages } from '../../lib/server/pages.ts';

export interface Candidate {
  id: string;
  companyName: string;
  /** Why this installer is suggested, and what we know about them. */
  facts: string[];
}

/** Installers this retailer knows: preferred ones, applicants for this job, and those who have worked for them before. */
export function useCandidates(job: JobView) {
  const preferred = usePages('listPreferredInstallers');
  const applications = usePages('listJobApplications', { params: { id: job.id } });
  const earlier = usePages('listRetailerJobs', { query: { tab: 'all' } });
  const found = new Map<string, Candidate>();
  const add = (id: string, companyName: string, ...facts: string[]) => {
    const known = found.get(id);
    if (known) known.facts.push(...facts.filter((fact) => fact && !known.facts.includes(fact)));
    else found.set(id, { id, companyName: companyName || 'Installer', facts: facts.filter(Boolean) });
  };
  for (const each of preferred.data?.pages.flatMap((page) => page.installers) ?? [])
    add(
      each.id,
      each.companyName,
      'Preferred',
      each.location,
      each.accreditations.join(', '),
      each.averageRating === null ? '' : `${each.averageRating} stars`,
    );
  for (const each of applications.data?.pages.flatMap((page) => page.applications) ?? [])
    add(each.installerId, each.companyName, 'Applied for this job', each.location);
  for (const each of earlier.data?.pages.flatMap((page) => page.jobs) ?? [])
    if (each.assignedInstallerId)
      add(each.assignedInstallerId, each.assignedInstaller?.companyName ?? '', 'Has worked for you');
  return {
    candidates: [...found.values()],
    isPending: preferred.isPending || applications.isPending || earlier.isPending,
    error: preferred.error ?? applications.error ?? earlier.error,
    refetch: () => Promise.all([preferred.refetch(), applications.refetch(), earlier.refetch()]),
  };
}
