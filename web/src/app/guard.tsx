import { Button } from '@chakra-ui/react';
import { LogIn } from 'lucide-react';
import { Fragment, type ReactNode, useEffect } from 'react';
import type { Role } from '#shared/domain/jobs/job.ts';
import { Failure, Nothing, Refused, Waiting } from '../components/states.tsx';
import { ConfirmAddressBar } from '../features/shell/confirm-address-bar.tsx';
import { usePerson } from '../lib/server/person.ts';
import { useSession } from '../lib/server/session.tsx';

interface GuardProps {
  children: ReactNode;
  roles?: readonly Role[];
  admin?: boolean;
  /** Whether typed text stays when someone else signs in. It can still only be saved by the person who typed it. */
  keepsTyped?: boolean;
}

/** Guards every page that is not public. This only hides pages: the server does the real refusing. */
export function Guard({ children, roles, admin = false, keepsTyped = false }: GuardProps) {
  const { user, isLoading, failure, retry, openAuth } = useSession();
  const person = usePerson();
  const isMissing = !isLoading && user === null && failure === null;
  useEffect(() => {
    if (isMissing) openAuth('login');
  }, [isMissing, openAuth]);
  // Nothing begins until the tab shows this person, because a form keeps what is typed for whom the tab shows.
  if (user === null ? isLoading : user.id !== person) return <Waiting />;
  if (failure) return <Failure title="We couldn't check who is signed in" error={failure} onRetry={retry} />;
  if (user === null)
    return (
      <Nothing
        title="Please sign in"
        text="You need an account to see this page."
        icon={<LogIn />}
        action={<Button onClick={() => openAuth('login')}>Login</Button>}
      />
    );
  if (admin && !user.isAdmin) return <Refused text="You need administrator privileges to access this page." />;
  if (roles && !roles.includes(user.role)) return <Refused text="You don't have permission to access this page." />;
  return (
    <>
      <ConfirmAddressBar user={user} />
      {keepsTyped ? children : <Fragment key={user.id}>{children}</Fragment>}
    </>
  );
}
