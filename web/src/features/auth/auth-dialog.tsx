import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../lib/session.tsx';

const OpenedAuthDialog = lazy(async () => ({ default: (await import('./opened-auth-dialog.tsx')).OpenedAuthDialog }));

/** The sign-in dialog over the current page. Its forms load when they are first needed. */
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
