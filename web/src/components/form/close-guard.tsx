import { type ReactNode, Suspense, useState } from 'react';
import { lazy } from '../../lib/lazy.tsx';
import { LostOverlay } from '../lost.tsx';
import type { KeptDraft } from './use-draft.ts';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'), LostOverlay);

/** Asks before a dialog with unsaved changes is dismissed: by Escape, its close button or a press beside it. */
export function useCloseGuard(
  { isDirty, isKept }: KeptDraft,
  onClose: () => void,
): { dismiss: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState<boolean | null>(null);
  return {
    dismiss: () => (isDirty ? setAsking(true) : onClose()),
    question: (
      <Suspense>
        {isAsking !== null && (
          <LeaveDialog
            isOpen={isAsking}
            text={
              isKept
                ? "Your changes aren't saved yet. We keep them on this device until you sign out, so you can continue later."
                : "You'll lose the changes you haven't saved."
            }
            isLoss={!isKept}
            onStay={() => setAsking(false)}
            onLeave={onClose}
          />
        )}
      </Suspense>
    ),
  };
}
