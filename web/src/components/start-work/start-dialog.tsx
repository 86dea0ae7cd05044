import { Suspense, useState } from 'react';
import { lazy } from '../../lib/lazy.tsx';
import { LostOverlay } from '../lost.tsx';
import type { StartQuestionProps } from './start-question.tsx';

/** Most visits to a list start no job, so the question loads when it is asked. */
const StartQuestion = lazy(() => import('./start-question.tsx'), LostOverlay);

/** The question before a start, loaded at its first use and kept until it has faded out. */
export function StartDialog({ isOpen, ...question }: Omit<StartQuestionProps, 'onGone'>) {
  const [isThere, setThere] = useState(false);
  if (isOpen && !isThere) setThere(true);
  return (
    <Suspense>{isThere && <StartQuestion {...question} isOpen={isOpen} onGone={() => setThere(false)} />}</Suspense>
  );
}
