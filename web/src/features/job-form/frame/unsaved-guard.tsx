import { Button } from '@chakra-ui/react';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { DialogFrame } from '../../../components/dialog-frame.tsx';

interface UnsavedGuardProps {
  isDirty: boolean;
  /** Set once the changes are saved. */
  isLeaving: RefObject<boolean>;
}

/** Asks before unsaved changes are lost, whether by a link, the back button or closing the browser. */
export function UnsavedGuard({ isDirty, isLeaving }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty, isLeaving]);
  return (
    <DialogFrame
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      text="You'll lose the changes you haven't saved."
      isAlert
      size="sm"
      footer={
        <>
          <Button variant="outline" size="lg" data-first-focus onClick={() => blocker.reset?.()}>
            Keep editing
          </Button>
          <Button colorPalette="red" size="lg" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    />
  );
}
