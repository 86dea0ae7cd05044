import { Tick } from '../../components/fields/tick.tsx';
import { jobName } from '../../components/job-facts.tsx';
import type { OwnJobView } from './own-job.tsx';
import type { Selection } from './selection.ts';

/** The height of a row of the table does not leave room for the usual height of a checkbox. */
const low = { minHeight: '0', display: 'flex' } as const;

/** The checkbox that selects one job for the actions of the bar. */
export const ChooseOne = ({ job, selection }: { job: OwnJobView; selection: Selection }) => (
  <Tick
    {...low}
    name={`Select ${jobName(job)}${job.address ? `, ${job.address}` : ''}`}
    checked={selection.chosen.has(job.id)}
    onTick={(isOn) => selection.set([job], isOn)}
  />
);

/** The checkbox that selects all jobs on the page. If only some are selected, the checkbox is indeterminate. */
export function ChooseAll({ jobs, selection }: { jobs: readonly OwnJobView[]; selection: Selection }) {
  const count = jobs.filter(({ id }) => selection.chosen.has(id)).length;
  return (
    <Tick
      {...low}
      name="Select all on this page"
      checked={count > 0 && count === jobs.length}
      isPart={count > 0 && count < jobs.length}
      onTick={(isOn) => selection.set(jobs, isOn)}
    />
  );
}
