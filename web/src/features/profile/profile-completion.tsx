import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.tsx';

const CompletionDialog = lazy(async () => ({ default: (await import('./completion-dialog.tsx')).CompletionDialog }));

/** Stands over every page until whoever is signed in has a profile. Those who have one never fetch it. */
export function ProfileCompletion() {
  const { user } = useSession();
  if (!user || user.profileCompleted) return null;
  return (
    <Suspense fallback={null}>
      <CompletionDialog user={user} />
    </Suspense>
  );
}
