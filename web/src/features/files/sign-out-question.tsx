import { Suspense, useEffect, useRef, useState } from 'react';
import { LostOverlay } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { answerLeaveQuestion } from '../../lib/server/leave-question.ts';
import { shownPerson } from '../../lib/server/person.ts';
import { stillToSend } from '../../lib/uploads/kept-file.ts';
import { unsentOf } from '../../lib/uploads/kept-files.ts';

const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx'), LostOverlay);

/** Asks before a person with files to upload signs out. */
export function SignOutQuestion() {
  const [toSend, setToSend] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(signsOut: boolean) => void>(() => undefined);
  useEffect(
    () =>
      answerLeaveQuestion(() => {
        const found = stillToSend(unsentOf(shownPerson()));
        if (found === null) return Promise.resolve(true);
        setToSend(found);
        setOpen(true);
        return new Promise((resolve) => {
          settle.current = resolve;
        });
      }),
    [],
  );
  const answer = (signsOut: boolean) => {
    setOpen(false);
    settle.current(signsOut);
  };
  return <Suspense>{toSend !== null && <SignOutDialog isOpen={isOpen} toSend={toSend} onAnswer={answer} />}</Suspense>;
}
