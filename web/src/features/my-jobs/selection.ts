import { useCallback, useState } from 'react';
import type { Outcome } from '../../components/bulk/outcomes.ts';
import type { OwnJobView } from './own-job.tsx';

/** Returns the chosen jobs and the functions that change them. Jobs stay chosen on other pages of the list. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, OwnJobView>>(new Map());
  const set = useCallback(
    (jobs: readonly OwnJobView[], isOn: boolean) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const job of jobs) {
          if (isOn) after.set(job.id, job);
          else after.delete(job.id);
        }
        return after;
      }),
    [],
  );
  /** Removes the finished jobs from the chosen ones. */
  const settle = useCallback(
    (outcomes: readonly Outcome[]) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const { state, job } of outcomes) if (state === 'done') after.delete(job.id);
        return after;
      }),
    [],
  );
  return { chosen, set, settle, clear: () => setChosen(new Map()) };
}
export type Selection = ReturnType<typeof useSelection>;

export interface BulkDialogProps {
  jobs: readonly OwnJobView[];
  onClose: () => void;
  onDone: (outcomes: readonly Outcome[]) => void;
}
