import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import type { RowDialogName } from '../../components/row-dialogs/row-dialogs.tsx';

interface WorkAct {
  label: string;
  /** Opens a dialog of the job over the list, opens the date in the row, or leads to the page of the job. */
  does: { dialog: RowDialogName } | 'date' | 'page';
}

/** The button of a row. */
export const workActs: Record<WorkKind, WorkAct> = {
  applications: { label: 'Review', does: { dialog: 'applications' } },
  offers: { label: 'Accept', does: { dialog: 'accept' } },
  returned: { label: 'See changes', does: 'page' },
  dates: { label: 'Set date', does: 'date' },
  approvals: { label: 'Approve', does: { dialog: 'approvePayment' } },
  requests: { label: 'Request', does: { dialog: 'requestPayment' } },
  reviews: { label: 'Review', does: { dialog: 'review' } },
};
