import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { NarrowCard } from '../../components/narrow-card.tsx';
import { Waiting } from '../../components/states.tsx';
import { AuthForms, authTextOf, authTitles } from '../../features/auth/auth-forms.tsx';
import { readNextPath } from '../../lib/next-path.ts';
import { type AuthView, useSession } from '../../lib/server/session.tsx';

/** The registration form as a page. A signed-in person is redirected to the page they wanted. */
export default function SignUp() {
  const { user, isPending } = useSignedIn();
  const [search] = useSearchParams();
  const [view, setView] = useState<AuthView>('register');
  if (user)
    return <Navigate to={readNextPath(search.get('next'), window.location.origin) ?? paths.dashboard} replace />;
  if (isPending) return <Waiting />;
  const role = search.get('role') === 'retailer' ? 'retailer' : 'installer';
  return (
    <NarrowCard title={authTitles[view]} text={authTextOf(view)}>
      <AuthForms key={view} view={view} onSwitch={setView} onDone={() => undefined} role={role} />
    </NarrowCard>
  );
}

/**
 * Returns the user, and whether the session's first answer is pending. Later requests do not count, because a form must not
 * disappear while it is being submitted.
 */
function useSignedIn() {
  const { user, isLoading } = useSession();
  const [isKnown, setIsKnown] = useState(false);
  if (!isLoading && !isKnown) setIsKnown(true);
  return { user, isPending: !isKnown };
}
