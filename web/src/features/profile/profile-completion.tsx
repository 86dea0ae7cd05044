import { Suspense } from 'react';
import { LostOverlay } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { useSession } from '../../lib/server/session.tsx';

const CompletionDialog = lazy(
  async () => ({ default: (await import('./completion-dialog.tsx')).CompletionDialog }),
  LostOverlay,
);

/** Covers every page until the signed-in person has a profile. People who have one never download it. */
export function ProfileCompletion() {
  const { user } = useSession();
  if (!user || user.profileCompleted) return null;
  return (
    <Suspense fallback={null}>
      <CompletionDialog key={user.id} user={user} />
    </Suspense>
  );
}
