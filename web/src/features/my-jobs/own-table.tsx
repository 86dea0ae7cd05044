import type { ReactNode } from 'react';
import { ownSorts } from '#shared/domain/search/own-jobs.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { jobName } from '../../components/job-facts.tsx';
import type { DeskColumn } from '../../components/lists/desk-column.ts';
import { DeskTable } from '../../components/lists/desk-table.tsx';
import { ListPreview, WithPreview } from '../../components/lists/list-preview.tsx';
import type { ColumnSort } from '../../components/lists/sort-head.tsx';
import { useRowPreview } from '../../components/lists/use-row-preview.ts';
import { happened } from '../../lib/dates.ts';
import { usualOrder } from './own-address.ts';
import { dateIn, JobState, type OwnJobView, partyIn, priceIn, sizeIn } from './own-job.tsx';
import { ownStepOf } from './own-step.ts';
import type { OwnAddress } from './use-own-address.ts';

/** The jobs as a table with a preview, for a desktop. */

function sortBy(name: string, { search: { sort, order }, change }: OwnAddress): ColumnSort | undefined {
  const by = ownSorts.find((each) => each === name);
  return (
    by && {
      order: sort === by ? order : null,
      first: usualOrder[by],
      onSort: (next) => change({ sort: `${by}.${next}` }),
    }
  );
}

const keyOf = ({ id }: OwnJobView): string => id;

const OwnPreview = ({ job, onClose }: { job: OwnJobView; onClose: () => void }) => (
  <ListPreview
    title={jobName(job)}
    badge={<JobState job={job} />}
    facts={[
      ['Next step', ownStepOf(job)],
      ['Customer', job.customerName],
      ['Address', job.address || job.suburb],
      [job.relation === 'owner' ? 'Installer' : 'Retailer', job.otherParty && partyIn(job)],
      ['Installation', job.installationDate && dateIn(job)],
      ['Price ex GST', priceIn(job)],
      ['Size', sizeIn(job)],
      ['Reference', job.reference],
      ['Created', happened(job.createdAt)],
    ]}
    to={job.isOpenToViewer ? hrefTo(paths.job, { id: job.id }) : null}
    onClose={onClose}
  />
);

interface OwnTableProps {
  jobs: readonly OwnJobView[];
  columns: readonly DeskColumn<OwnJobView>[];
  address: OwnAddress;
  /** The checkbox in the heading of the first column, and the one of each job. Absent if the person cannot choose jobs. */
  choose?: { all: ReactNode; one: (job: OwnJobView) => ReactNode } | undefined;
}

export function OwnTable({ jobs, columns, address, choose }: OwnTableProps) {
  const preview = useRowPreview(jobs, keyOf);
  return (
    <WithPreview preview={preview.row && <OwnPreview job={preview.row} onClose={preview.close} />}>
      <DeskTable
        label="My jobs"
        rows={jobs}
        keyOf={keyOf}
        columns={columns}
        sortOf={(name) => sortBy(name, address)}
        start={choose && { head: choose.all, show: choose.one }}
        preview={preview.table}
      />
    </WithPreview>
  );
}
