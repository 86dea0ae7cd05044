import { differenceText } from '../../lib/difference-text.ts';
import type { WorkRowView } from './work-facts.tsx';

export type RequestedRow = WorkRowView & { requestedExGst: number };

/** Payments to one installer that wait for approval. */
export interface InstallerPayments {
  installerId: string;
  companyName: string;
  rows: RequestedRow[];
}

const isRequested = (row: WorkRowView): row is RequestedRow =>
  row.kind === 'approvals' && row.requestedExGst !== undefined;

/** Tells whether the installer requests the agreed price. */
export const isAsAgreed = ({ job, requestedExGst }: RequestedRow): boolean =>
  differenceText(requestedExGst, job.priceExGst) === null;

/** Groups the payments to approve by installer, and returns the installers with several. */
export function severalByInstaller(rows: readonly WorkRowView[]): InstallerPayments[] {
  const found = new Map<string, InstallerPayments>();
  for (const row of rows) {
    const { assignedInstallerId: installerId, assignedInstaller } = row.job;
    if (!isRequested(row) || !installerId) continue;
    const { companyName = '' } = assignedInstaller ?? {};
    const group = found.get(installerId) ?? { installerId, companyName: companyName || 'this installer', rows: [] };
    group.rows.push(row);
    found.set(installerId, group);
  }
  return [...found.values()].filter((group) => group.rows.length > 1);
}
