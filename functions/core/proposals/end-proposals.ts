import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { findApplication, readApplicationPageOfInstaller } from '../../data/proposals/application-queries.ts';
import { findInvite, readInvitesOf, readOpenInvitePage } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { JobRow } from '../../data/rows.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';
import { runSystemChange } from '../jobs/run-system-change.ts';
import { notify } from '../notifications/notify.ts';
import { untilNoneLeft } from '../until-none-left.ts';
import { withoutApplication } from './applications.ts';

/**
 * Ends proposals when one of the two companies can no longer use SunCrew. The ended proposals have no effect on the response
 * figures of either company.
 */

const isNotAvailable = 'This installer is not available at the moment.';

interface Proposal {
  jobId: string;
  installerId: string;
}

/** Ends an invitation. Returns whether it was open. */
async function endInvite(
  { jobId, installerId }: Proposal,
  now: Date,
  toldTo: (job: JobRow) => string,
  text: string,
): Promise<boolean> {
  const { isChanged } = await runSystemChange(jobId, 'endInvite', now, async ({ job }) => {
    const row = await findInvite(jobId, installerId);
    const isOpen = job.status === 'posted' && row?.status === 'invited' && !row.closedByAward;
    if (!isOpen) return null;
    return {
      job: { ...job, card: { ...job.card, invitesPending: job.card.invitesPending - 1 } },
      writes: [putInvite({ ...row, status: 'expired' })],
      counts: new Map([[installerId, noLongerOffered]]),
      effects: [notify(job, toldTo(job), 'invite', 'Invitation closed', text)],
      details: { installerId },
    };
  });
  return isChanged;
}

/** Ends an application. Returns whether it was open. */
async function endApplication({ jobId, installerId }: Proposal, now: Date): Promise<boolean> {
  const { isChanged } = await runSystemChange(jobId, 'endApplication', now, async ({ job }) => {
    const row = await findApplication(jobId, installerId);
    const isOpen = job.status === 'posted' && row !== null && isOpenApplication(row.status);
    return isOpen ? withoutApplication(job, installerId, isNotAvailable) : null;
  });
  return isChanged;
}

type ReadPage<R> = (installerId: string, cursor?: string) => Promise<{ items: R[]; nextCursor: string | null }>;

async function* allOf<R>(read: ReadPage<R>, installerId: string): AsyncGenerator<R> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await read(installerId, cursor);
    yield* page.items;
    cursor = page.nextCursor;
  }
}

/** Returns all applications of an installer, in any status. */
export const applicationsBy = (installerId: string) => allOf(readApplicationPageOfInstaller, installerId);

/** Ends all invitations and applications of an installer. The retailers can invite another installer. */
export const endProposalsOf = (installerId: string, now: Date): Promise<void> =>
  untilNoneLeft(async () => {
    let ended = 0;
    for await (const invite of allOf(readOpenInvitePage, installerId))
      if (await endInvite(invite, now, ({ retailerId }) => retailerId, isNotAvailable)) ended += 1;
    for await (const application of applicationsBy(installerId)) if (await endApplication(application, now)) ended += 1;
    return ended;
  });

/** Ends the open invitations to a job, and notifies the invited installers. */
export async function endInvitesTo(jobId: string, now: Date): Promise<void> {
  for (const invite of await readInvitesOf(jobId))
    await endInvite(invite, now, () => invite.installerId, 'The job is no longer open.');
}
