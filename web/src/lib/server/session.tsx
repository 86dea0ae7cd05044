import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { UserView } from '#shared/api/auth.ts';
import type { ApiError, CallInput } from '#shared/api/client.ts';
import { endDrafts } from '../drafts/draft-store.ts';
import { api } from './api.ts';
import { useArrive, useBecome, useCurrentUser } from './current-user.ts';
import { useFollow } from './follow-session.ts';
import { tellLeft } from './leave-question.ts';
import { shownPerson } from './person.ts';
import { useWork } from './use-write.ts';
import { accountWrites } from './writes/account-writes.ts';

/** The signed-in person, and the sign-in dialog. Opening the dialog keeps the page behind it. */

export type AuthView = 'login' | 'register';

/** The actions, besides opening a page, for which a visitor needs an account. */
export type Wanted = `apply for ${string}` | `contact ${string}`;

/** What the visitor signs in for, if the sign-in dialog knows it. `read`: the page has a part for visitors. */
export type AuthPurpose = 'apply' | 'contact' | 'read';

const purposeOf = (wanted: Wanted | null): AuthPurpose | null => {
  if (wanted === null) return null;
  return wanted.startsWith('apply') ? 'apply' : 'contact';
};

interface Session {
  user: UserView | null;
  isLoading: boolean;
  isAuthenticated: boolean;
  /** The error, if the session could not be read. */
  failure: ApiError | null;
  retry: () => void;
  signIn: (input: CallInput<'signIn'>) => Promise<UserView>;
  register: (input: CallInput<'register'>) => Promise<UserView>;
  /** Signs out. Shows a message if that fails. */
  signOut: () => void;
  /** The open view of the auth dialog, or null when it is closed. */
  authView: AuthView | null;
  authPurpose: AuthPurpose | null;
  openAuth: (view?: AuthView, wanted?: Wanted) => void;
  /**
   * Opens the dialog at an entry of the history, unless the dialog has already opened there. `isReadable` tells whether the page
   * behind the dialog is for visitors too.
   */
  askAt: (entry: string, isReadable: boolean) => void;
  /** Changes the form in the open dialog. */
  switchAuth: (view: AuthView) => void;
  closeAuth: () => void;
  /** Returns whether the visitor wanted this action before signing in. Only the first call returns true. */
  takeWanted: (what: Wanted) => boolean;
}

interface Auth {
  view: AuthView | null;
  purpose: AuthPurpose | null;
}

const SessionContext = createContext<Session | null>(null);

/**
 * Returns the functions of the sign-in dialog. The functions stay the same, so that no effect runs again when the dialog opens or
 * closes.
 */
function authDialog(set: (change: (before: Auth) => Auth) => void) {
  // The text of a closing dialog stays.
  const show = (view: AuthView | null, purpose: AuthPurpose | null = null) =>
    set((before) => ({ view, purpose: view === null ? before.purpose : purpose }));
  const askedAt = new Set<string>();
  let wanted: Wanted | null = null;
  const dialog = {
    openAuth: (view: AuthView = 'login', what: Wanted | null = wanted) => {
      wanted = what;
      show(view, purposeOf(what));
    },
    askAt: (entry: string, isReadable: boolean) => {
      if (!askedAt.has(entry)) show('login', isReadable ? 'read' : null);
      askedAt.add(entry);
    },
    switchAuth: (view: AuthView) => set((before) => ({ ...before, view })),
    closeAuth: () => {
      if (shownPerson() === null) wanted = null;
      // After a sign-in and a sign-out, the same page asks again.
      else askedAt.clear();
      show(null);
    },
    takeWanted: (what: Wanted) => {
      const isWanted = wanted === what;
      if (isWanted) wanted = null;
      return isWanted;
    },
  };
  return { show, dialog };
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [auth, setAuth] = useState<Auth>({ view: null, purpose: null });
  const [{ show, dialog }] = useState(() => authDialog(setAuth));
  const current = useCurrentUser();
  const become = useBecome();
  const arrive = useArrive();
  useFollow(show);
  const signIn = useWork(async (input: CallInput<'signIn'>) => arrive((await api.call('signIn', input)).user), {});
  const register = useWork(
    async (input: CallInput<'register'>) => arrive((await api.call('register', input)).user),
    {},
  );
  const leave = async () => {
    const person = shownPerson();
    await api.call('signOut');
    if (person !== null) {
      endDrafts(person);
      await tellLeft(person);
    }
    become(null);
  };
  const signOut = useWork<undefined, void>(leave, accountWrites.signOut);

  const user = current.data ?? null;
  const isLoading = current.isPending || signIn.isPending || register.isPending || signOut.isPending;
  const failure = user ? null : current.error;
  const value = useMemo<Session>(
    () => ({
      user,
      isLoading,
      isAuthenticated: user !== null,
      failure,
      retry: () => void current.refetch(),
      signIn: signIn.mutateAsync,
      register: register.mutateAsync,
      signOut: () => signOut.mutate(undefined),
      authView: auth.view,
      authPurpose: auth.purpose,
      ...dialog,
    }),
    [user, isLoading, failure, current.refetch, signIn.mutateAsync, register.mutateAsync, signOut.mutate, auth, dialog],
  );
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

/** Returns the signed-in user, for guarded pages. Throws if no one is signed in. */
export function useUser(): UserView {
  const { user } = useSession();
  if (!user) throw new Error('useUser must be used on a guarded page');
  return user;
}
