import type { Role } from '#shared/domain/job.ts';
import { listNames } from '../../data/list-keys.ts';
import type { JobRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { changeJobBySystem } from '../jobs/change-job.ts';

async function* jobIdsOf(userId: string, role: Role): AsyncGenerator<string> {
  let cursor: string | null = null;
  do {
    const options: { cursor?: string } = cursor === null ? {} : { cursor };
    const page: { data: { jobId: string }[]; cursor: string | null } =
      role === 'retailer'
        ? await rows()
            .job.query.byOwner({ list2pk: listNames.owner(userId) })
            .go(options)
        : await rows()
            .job.query.byInstaller({ list4pk: listNames.installer(userId) })
            .go(options);
    for (const { jobId } of page.data) yield jobId;
    cursor = page.cursor;
  } while (cursor !== null);
}

/** Cards carry the company's name, so a new name is brought to every card. */
export async function renameCompany(userId: string, role: Role, now: Date): Promise<void> {
  const { data: profile } =
    role === 'retailer'
      ? await rows().retailerProfile.get({ userId }).go({ consistent: true })
      : await rows().installerProfile.get({ userId }).go({ consistent: true });
  if (!profile) return;
  const { companyName } = profile;
  const renamed = (job: JobRow): JobRow | null => {
    const field = role === 'retailer' ? 'retailerCompany' : 'assignedCompany';
    const isTheirs = role === 'retailer' ? job.retailerId === userId : job.assignedInstallerId === userId;
    if (!isTheirs || job.card[field] === companyName) return null;
    return { ...job, card: { ...job.card, [field]: companyName } };
  };
  for await (const jobId of jobIdsOf(userId, role)) {
    await changeJobBySystem(jobId, 'renameCompany', now, ({ job }) => {
      const after = renamed(job);
      return after && { job: after };
    });
  }
}
