import type { WorkKind } from '#shared/domain/jobs/worklist.ts';

/** What a row's button does: it opens a dialog of the job over the list, or leads to the page of the job. */
export const workActs = {
  applications: { label: 'Review', dialog: 'applications' },
  offers: { label: 'Answer' },
  returned: { label: 'See changes' },
  dates: { label: 'Set date', dialog: 'schedule' },
  approvals: { label: 'Approve', dialog: 'approvePayment' },
  requests: { label: 'Request', dialog: 'requestPayment' },
  reviews: { label: 'Review', dialog: 'review' },
} as const satisfies Record<WorkKind, { label: string; dialog?: string }>;

export type WorkDialog = Extract<(typeof workActs)[WorkKind], { dialog: string }>['dialog'];

export function dialogOf(kind: WorkKind): WorkDialog | null {
  const act = workActs[kind];
  return 'dialog' in act ? act.dialog : null;
}
