import { Fragment, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Ability } from '#shared/domain/accounts/ranks.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { Failure, notInRank, Refused, Waiting } from '../components/states.tsx';
import { SignInFirst } from '../features/auth/sign-in-first.tsx';
import { ConfirmAddressBar } from '../features/shell/confirm-address-bar.tsx';
import { isDialogEntry } from '../lib/dialog-entries.ts';
import { mayDo } from '../lib/may-do.ts';
import { readReading } from '../lib/reading-state.ts';
import { usePerson } from '../lib/server/person.ts';
import { useSession } from '../lib/server/session.tsx';

/** The conditions under which a signed-in person sees a guarded page. */
export interface GuardRules {
  roles?: readonly Role[];
  admin?: boolean;
  /** The ability that the person's rank in their company must include. */
  needs?: Ability;
  /** Whether typed text stays on the page when another person signs in. Only the person who typed it can save it. */
  keepsTyped?: boolean;
}

interface GuardProps extends GuardRules {
  children: ReactNode;
  /** The part of the page for visitors. Without this part, the page tells visitors how to sign in. */
  visitor?: ReactNode;
}

/**
 * Asks a visitor to sign in, once for each entry of the browser's history. If the visitor closes the dialog, for example with the
 * Back button, the page stays. The visitor is not asked at the entry of a dialog, or after following a link with a
 * `ReadingState`.
 */
function useAsk(isMissing: boolean, isReadable: boolean): void {
  const { askAt } = useSession();
  const { key, pathname, state } = useLocation();
  const isUnasked = isDialogEntry(state) || readReading(state) !== null;
  useEffect(() => {
    if (isMissing && !isUnasked) askAt(`${key} ${pathname}`, isReadable);
  }, [isMissing, isReadable, isUnasked, key, pathname, askAt]);
}

/** Guards every page that is not public. The guard only hides pages; the server refuses the calls. */
export function Guard({ children, roles, needs, admin = false, keepsTyped = false, visitor }: GuardProps) {
  const { user, isLoading, failure, retry } = useSession();
  const person = usePerson();
  useAsk(!isLoading && user === null && failure === null, visitor !== undefined);
  // Waits until `usePerson` returns the signed-in person. Otherwise, a form would look for its drafts under another person's id.
  if (user === null ? isLoading : user.person.id !== person) return <Waiting />;
  if (failure) return <Failure title="We couldn't check who is signed in" error={failure} onRetry={retry} />;
  if (user === null) return visitor ?? <SignInFirst />;
  if (admin && !user.isAdmin) return <Refused text="You need administrator privileges to access this page." />;
  if (roles && !roles.includes(user.role)) return <Refused text="You don't have permission to access this page." />;
  if (needs && !mayDo(user, needs)) return <Refused text={notInRank} />;
  return (
    <>
      <ConfirmAddressBar user={user} />
      {keepsTyped ? children : <Fragment key={user.person.id}>{children}</Fragment>}
    </>
  );
}
