import { Suspense, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { LostOverlay } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { openOverlay, useOverlay } from '../../lib/overlay.ts';
import { useSession } from '../../lib/server/session.tsx';

const CompletionDialog = lazy(
  async () => ({ default: (await import('./completion-dialog.tsx')).CompletionDialog }),
  LostOverlay,
);

/** Pages that the dialog does not cover, because a person may want to read the terms before agreeing to them. */
const readable: readonly string[] = [paths.terms, paths.privacy, paths.contact];
/** Pages on which every action needs a profile. */
const needing: readonly string[] = [paths.profile, paths.createJob, paths.editJob, paths.inviteToJob];

/**
 * Covers every page outside `readable` with the profile form until the signed-in person has a profile. "Look around first"
 * postpones the form until an action needs a profile, or until the next sign-in (decision 104). People with a profile never
 * download the form.
 */
export function ProfileCompletion() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isAsked = useOverlay() === 'profile';
  /** The id of the person who chose to look around first. */
  const [later, setLater] = useState<string | null>(null);
  if (later !== null && user === null) setLater(null);
  if (!user || user.profileCompleted || readable.includes(pathname)) return null;
  const isNeeded = needing.some((path) => matchPath(path, pathname) !== null);
  const isLooking = later === user.person.id;
  if (isLooking && !isAsked && !isNeeded) return null;
  const lookAround = () => {
    setLater(user.person.id);
    if (isAsked) openOverlay(null);
    if (isNeeded) void navigate(paths.home);
  };
  return (
    <Suspense fallback={null}>
      <CompletionDialog key={user.person.id} user={user} hasLooked={isLooking} onLater={lookAround} />
    </Suspense>
  );
}
