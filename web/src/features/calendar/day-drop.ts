import { type DragEvent, useState } from 'react';
import { canBeOn } from './calendar-jobs.ts';
import { usePicking } from './picked.tsx';

/** Returns whether the day accepts the job that the person is moving, and the handlers of the drag events. */
export function useDrop(day: string) {
  const { picked, place } = usePicking();
  const [isOver, setOver] = useState(false);
  const takes = picked !== null && picked.installationDate !== day && canBeOn(picked, day);
  return {
    takes,
    isOver: takes && isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        if (takes) place(day);
      },
    },
  };
}
