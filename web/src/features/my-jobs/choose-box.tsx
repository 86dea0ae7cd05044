import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { jobName } from '../../components/job-facts.tsx';
import type { OwnJobView } from './own-job.tsx';
import type { Selection } from './selection.ts';

const Tick = chakra('input', { base: { boxSize: '6', accentColor: 'sea.solid', cursor: 'pointer', display: 'block' } });

/** The checkbox that selects one job for the actions of the bar. */
export const ChooseOne = ({ job, selection }: { job: OwnJobView; selection: Selection }) => (
  <Tick
    type="checkbox"
    aria-label={`Select ${jobName(job)}${job.address ? `, ${job.address}` : ''}`}
    checked={selection.chosen.has(job.id)}
    onChange={({ currentTarget }) => selection.set([job], currentTarget.checked)}
  />
);

/** The checkbox that selects all jobs on the page. If only some are selected, the checkbox is indeterminate. */
export function ChooseAll({ jobs, selection }: { jobs: readonly OwnJobView[]; selection: Selection }) {
  const box = useRef<HTMLInputElement>(null);
  const count = jobs.filter(({ id }) => selection.chosen.has(id)).length;
  const isPart = count > 0 && count < jobs.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <Tick
      ref={box}
      type="checkbox"
      aria-label="Select all on this page"
      checked={count > 0 && count === jobs.length}
      onChange={({ currentTarget }) => selection.set(jobs, currentTarget.checked)}
    />
  );
}
