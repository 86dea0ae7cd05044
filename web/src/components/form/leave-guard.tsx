import { type RefObject, Suspense, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazy } from '../../lib/lazy.tsx';
import { isSigningOut } from '../../lib/server/use-leave.ts';
import type { KeptFile } from '../../lib/uploads/kept-file.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { LostOverlay } from '../lost.tsx';
import type { KeptDraft } from './use-draft.ts';

const LeaveDialog = lazy(
  whenIdle(() => import('./leave-dialog.tsx')),
  LostOverlay,
);

interface Leaving {
  draft: KeptDraft;
  /** Chosen files that are not uploaded yet. */
  unsent: readonly KeptFile[];
  isSending: RefObject<boolean>;
}

/** Returns whether leaving would lose typed text or a chosen file permanently. */
const isLoss = ({ isDirty, isKept }: KeptDraft, unsent: readonly KeptFile[]): boolean =>
  (isDirty && !isKept) || unsent.some((file) => !file.isKept);

/** Lets the browser warn before a tab is closed or reloaded, if changes would be lost. */
export function useLossWarning({ draft, unsent, isSending }: Leaving): void {
  const isLost = isLoss(draft, unsent);
  useEffect(() => {
    if (!isLost) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSending.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isLost, isSending]);
}

const kept =
  "Your changes aren't saved yet. We keep them on this device until you sign out, so you can continue later.";
const lost = "You'll lose the changes you haven't saved.";
const stopped =
  'A file is not uploaded yet, and this browser cannot keep it. If you close this page, the file is lost.';

/** Asks before a person leaves a page with unsaved changes by a link or the Back button. */
export function LeaveGuard({ draft, unsent, isSending }: Leaving) {
  const { isDirty, isKept } = draft;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isDirty || unsent.length > 0) && !isSending.current && currentLocation.pathname !== nextLocation.pathname,
  );
  // Signing out removes the drafts, so even kept changes would be lost.
  const isEnd = isSigningOut(blocker.location?.state);
  const changes = isKept && !isEnd ? kept : lost;
  const isAsking = blocker.state === 'blocked';
  const [hasAsked, setHasAsked] = useState(false);
  if (isAsking && !hasAsked) setHasAsked(true);
  return (
    <Suspense>
      {hasAsked && (
        <LeaveDialog
          isOpen={isAsking}
          text={[unsent.some((file) => !file.isKept) && stopped, changes].filter(Boolean).join(' ')}
          isLoss={isEnd || isLoss(draft, unsent)}
          onStay={() => blocker.reset?.()}
          onLeave={() => blocker.proceed?.()}
        />
      )}
    </Suspense>
  );
}
