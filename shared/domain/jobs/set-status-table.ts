import { adminStatuses, jobStatusLabels, type PaymentStatus, type StoredJobStatus, storedJobStatuses } from './job.ts';
import { isAwarded } from './lifecycle-table.ts';
import { keptIn, saidBeforeSetting } from './set-status.ts';

/** Writes the rules of `set-status.ts` as a document: a line for each combination of facts and each new status. */

const payments = [null, 'pending', 'released'] as const satisfies readonly (PaymentStatus | null)[];
const paymentNames = { none: 'none', pending: 'waiting', released: 'released' } as const;

const intro = `# What setting a status does

An administrator may set a job to ${adminStatuses.map((status) => jobStatusLabels[status]).join(', ')}, whatever it was. This table says what becomes of the job. \`shared/domain/jobs/set-status.ts\` holds its rules, and \`npm run build -- documents\` writes this file from them. The administrators' dialog shows the same sentences before they save.

| from | installer | payment | to | what follows |
|---|---|---|---|---|`;

function linesFrom(status: StoredJobStatus, hasInstaller: boolean): string[] {
  return payments
    .filter((payment) => payment === null || (hasInstaller && keptIn.payment.includes(status)))
    .flatMap((payment) =>
      adminStatuses
        .filter((to) => to !== status)
        .map((to) => {
          const before = { status, hasInstaller, hasDate: hasInstaller && keptIn.date.includes(status), payment };
          const installer = hasInstaller ? 'has one' : 'has none';
          const cells = [jobStatusLabels[status], installer, paymentNames[payment ?? 'none'], jobStatusLabels[to]];
          return `| ${[...cells, saidBeforeSetting(before, to).join(' ')].join(' | ')} |`;
        }),
    );
}

export const setStatusTable = (): string =>
  `${[
    intro,
    ...storedJobStatuses.flatMap((status) => [
      ...(isAwarded(status) ? linesFrom(status, true) : []),
      ...linesFrom(status, false),
    ]),
  ].join('\n')}\n`;
