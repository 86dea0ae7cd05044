import { createContext, useContext } from 'react';
import type { CalendarJob } from './calendar-jobs.ts';

/** The job that a person is moving to another day: by a drag, or by a button and then a day. */
interface Picking {
  picked: CalendarJob | null;
  /** Whether this person may move the job. */
  isMovable: (job: CalendarJob) => boolean;
  pick: (job: CalendarJob | null, by?: 'button' | 'drag') => void;
  /** Opens the dialog that schedules the picked job for the day. Nothing is saved before the person confirms. */
  place: (day: string) => void;
}

export const PickingContext = createContext<Picking | null>(null);

export function usePicking(): Picking {
  const picking = useContext(PickingContext);
  if (!picking) throw new Error('usePicking must be used within the calendar');
  return picking;
}
