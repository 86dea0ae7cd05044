import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { LostOverlay } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { useSession } from '../../lib/server/session.tsx';

const CompletionDialog = lazy(
  async () => ({ default: (await import('./completion-dialog.tsx')).CompletionDialog }),
  LostOverlay,
);

/** Whoever is asked for their details may want to read first what they agree to. */
const readable: readonly string[] = [paths.terms, paths.privacy, paths.contact];

/** Covers every other page until the signed-in person has a profile. People who have one never download it. */
export function ProfileCompletion() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user || user.profileCompleted || readable.includes(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <CompletionDialog key={user.id} user={user} />
    </Suspense>
  );
}
