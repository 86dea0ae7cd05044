import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import type { RowDialogName } from '../../components/row-dialogs/row-dialogs.tsx';
import { stepTitles } from '../../components/step-titles.ts';
import { requirementsOf } from '../../config/links.ts';

export interface WorkAct {
  label: string;
  /** The effect of a press: opens a dialog of the job over the list, the date form in the row, or a page about the job. */
  does: { dialog: RowDialogName; isAboutApplicant?: true } | { page: (id: string) => string } | 'date';
}

type Side = 'owner' | 'installer';

const changeDate: WorkAct = { label: 'Change date', does: 'date' };

/** The buttons of a row, in their places. The usual one is first, except that it may be the one about the applicant. */
const workActs: Record<WorkKind, readonly WorkAct[] | Record<Side, readonly WorkAct[]>> = {
  applications: [
    { label: 'Review', does: { dialog: 'applications' } },
    { label: 'Accept', does: { dialog: 'applications', isAboutApplicant: true } },
  ],
  offers: [{ label: 'Accept', does: { dialog: 'accept' } }],
  returned: [{ label: stepTitles.finishWork, does: { page: requirementsOf } }],
  overdue: { owner: [changeDate], installer: [{ label: 'Start', does: { dialog: 'start' } }, changeDate] },
  dates: [{ label: 'Set date', does: 'date' }],
  approvals: [{ label: 'Approve', does: { dialog: 'approvePayment' } }],
  requests: [{ label: 'Request', does: { dialog: 'requestPayment' } }],
  unanswered: [{ label: 'Invite installers', does: { page: (id) => hrefTo(paths.inviteToJob, { id }) } }],
  reviews: [{ label: 'Review', does: { dialog: 'review' } }],
};

/** Returns the buttons of a row of this kind, in their places. */
export function actsOf(kind: WorkKind, side: Side): readonly WorkAct[] {
  const acts = workActs[kind];
  return 'owner' in acts ? acts[side] : acts;
}

const isAboutApplicant = ({ does }: WorkAct): boolean => typeof does === 'object' && 'isAboutApplicant' in does;

/**
 * Returns the usual button of a row, which is filled. If the row warns of the applicant, it is the review of all applications,
 * because accepting is then not the obvious choice. The buttons keep their places, so that no press lands on the wrong one.
 */
export const usualOf = (acts: readonly WorkAct[], isDoubtful: boolean): WorkAct | undefined =>
  (isDoubtful ? undefined : acts.find(isAboutApplicant)) ?? acts[0];
