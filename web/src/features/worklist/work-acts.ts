import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import type { RowDialogName } from '../../components/row-dialogs/row-dialogs.tsx';

interface WorkAct {
  label: string;
  /** Null leads to the page of the job. */
  dialog: RowDialogName | null;
}

/** The button of a row: it opens a dialog of the job over the list, or links to the job's page. */
export const workActs: Record<WorkKind, WorkAct> = {
  applications: { label: 'Review', dialog: 'applications' },
  offers: { label: 'Accept', dialog: 'accept' },
  returned: { label: 'See changes', dialog: null },
  dates: { label: 'Set date', dialog: 'schedule' },
  approvals: { label: 'Approve', dialog: 'approvePayment' },
  requests: { label: 'Request', dialog: 'requestPayment' },
  reviews: { label: 'Review', dialog: 'review' },
};
