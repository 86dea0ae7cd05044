import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import type { RowDialogName } from '../../components/row-dialogs/row-dialogs.tsx';
import { stepTitles } from '../../components/step-titles.ts';

export interface WorkAct {
  label: string;
  /** The effect of a press: opens a dialog of the job over the list, the date form in the row, or a page about the job. */
  does: { dialog: RowDialogName; isAboutApplicant?: true } | { page: (id: string) => string } | 'date';
}

type Side = 'owner' | 'installer';

const changeDate: WorkAct = { label: 'Change date', does: 'date' };

/** The buttons of a row, the usual one first. */
const workActs: Record<WorkKind, readonly WorkAct[] | Record<Side, readonly WorkAct[]>> = {
  applications: [
    { label: 'Accept', does: { dialog: 'applications', isAboutApplicant: true } },
    { label: 'Review', does: { dialog: 'applications' } },
  ],
  offers: [{ label: 'Accept', does: { dialog: 'accept' } }],
  returned: [{ label: stepTitles.finishWork, does: { page: (id) => hrefTo(paths.job, { id }) } }],
  overdue: { owner: [changeDate], installer: [{ label: 'Start', does: { dialog: 'start' } }, changeDate] },
  dates: [{ label: 'Set date', does: 'date' }],
  approvals: [{ label: 'Approve', does: { dialog: 'approvePayment' } }],
  requests: [{ label: 'Request', does: { dialog: 'requestPayment' } }],
  unanswered: [{ label: 'Invite installers', does: { page: (id) => hrefTo(paths.inviteToJob, { id }) } }],
  reviews: [{ label: 'Review', does: { dialog: 'review' } }],
};

/** Returns the buttons of a row of this kind, the usual one first. */
export function actsOf(kind: WorkKind, side: Side): readonly WorkAct[] {
  const acts = workActs[kind];
  return 'owner' in acts ? acts[side] : acts;
}
