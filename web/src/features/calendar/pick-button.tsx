import { Button } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { jobName } from '../../components/job-facts.tsx';
import type { CalendarJob } from './calendar-jobs.ts';
import { usePicking } from './picked.tsx';

/** The two ways to move a job to another day: a drag, and a button. */

/** Returns the props that let an element start a drag of this job, if it may be moved. */
export function useDrag(job: CalendarJob) {
  const { pick, isMovable } = usePicking();
  if (!isMovable(job)) return {};
  return {
    draggable: true,
    cursor: 'grab',
    onDragStart: (event: React.DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', jobName(job));
      // Changing the DOM in the dragstart handler would end the drag, so the job is picked after the handler.
      setTimeout(() => pick(job, 'drag'));
    },
    onDragEnd: () => pick(null),
  };
}

/** Starts or stops moving a job. With `isNarrow`, only the icon is visible, because a day of the week is a narrow column. */
export function PickButton({ job, isNarrow = false }: { job: CalendarJob; isNarrow?: boolean }) {
  const action = job.installationDate ? 'Reschedule' : 'Schedule';
  const { picked, pick } = usePicking();
  const isPicked = picked?.id === job.id;
  return (
    <Button
      variant={isPicked ? 'solid' : 'outline'}
      size="sm"
      minHeight="11"
      position="relative"
      zIndex="1"
      aria-pressed={isPicked}
      aria-label={`${action} ${jobName(job)}`}
      {...(isNarrow ? { title: action, width: 'full', minWidth: '0', px: '0' } : {})}
      onClick={() => pick(isPicked ? null : job)}
    >
      <CalendarDays size={16} /> {!isNarrow && action}
    </Button>
  );
}
