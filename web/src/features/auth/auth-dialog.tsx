import { Suspense, useState } from 'react';
import { LostOverlay } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { useSession } from '../../lib/server/session.tsx';

const OpenedAuthDialog = lazy(
  async () => ({ default: (await import('./opened-auth-dialog.tsx')).OpenedAuthDialog }),
  LostOverlay,
);

/** The sign-in dialog over the current page. Its forms load when the dialog first opens. */
export function AuthDialog() {
  const { authView } = useSession();
  const [wasOpened, setWasOpened] = useState(false);
  if (authView !== null && !wasOpened) setWasOpened(true);
  return (
    <Suspense fallback={null}>
      {wasOpened && <OpenedAuthDialog view={authView ?? 'login'} isOpen={authView !== null} />}
    </Suspense>
  );
}
