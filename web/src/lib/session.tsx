import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { UserView } from '#shared/api/auth.ts';
import type { ApiError, CallInput } from '#shared/api/client.ts';
import { api, onSessionEnded, rememberSession } from './api.ts';
import { keyOf } from './queries.ts';
import { useWork } from './use-write.ts';

/** Who is signed in, and the sign-in dialog. Opening the dialog never discards what is on the page behind it. */

export type AuthView = 'login' | 'register';

interface Session {
  user: UserView | null;
  isLoading: boolean;
  isAuthenticated: boolean;
  signIn: (input: CallInput<'signIn'>) => Promise<UserView>;
  register: (input: CallInput<'register'>) => Promise<UserView>;
  /** Says so if it fails. */
  signOut: () => void;
  /** The open view of the auth dialog, or null when it is closed. */
  authView: AuthView | null;
  openAuth: (view?: AuthView) => void;
  closeAuth: () => void;
}

const SessionContext = createContext<Session | null>(null);
const userKey = keyOf('getCurrentUser');

/** Being signed out is a normal answer, not an error. */
async function readUser(): Promise<UserView | null> {
  try {
    const { user } = await api.call('getCurrentUser');
    rememberSession(true);
    return user as UserView;
  } catch (error) {
    if ((error as ApiError).status === 401) return null;
    throw error;
  }
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [authView, setAuthView] = useState<AuthView | null>(null);
  const current = useQuery({ queryKey: userKey, queryFn: readUser, staleTime: 0 });

  const enter = useCallback(
    async (user: UserView) => {
      rememberSession(true);
      client.setQueryData(userKey, user);
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
      return user;
    },
    [client],
  );
  const signIn = useWork(async (input: CallInput<'signIn'>) => enter((await api.call('signIn', input)).user), {});
  const register = useWork(async (input: CallInput<'register'>) => enter((await api.call('register', input)).user), {});
  const signOut = useWork<undefined, void>(
    async () => {
      await api.call('signOut');
      rememberSession(false);
      client.clear();
      client.setQueryData(userKey, null);
    },
    { failed: 'Error', fallback: 'Failed to sign out' },
  );

  useEffect(() => onSessionEnded(() => setAuthView('login')), []);

  const user = current.data ?? null;
  const isLoading = current.isPending || signIn.isPending || register.isPending || signOut.isPending;
  const value = useMemo<Session>(
    () => ({
      user,
      isLoading,
      isAuthenticated: user !== null,
      signIn: signIn.mutateAsync,
      register: register.mutateAsync,
      signOut: () => signOut.mutate(undefined),
      authView,
      openAuth: (view = 'login') => setAuthView(view),
      closeAuth: () => setAuthView(null),
    }),
    [user, isLoading, signIn.mutateAsync, register.mutateAsync, signOut.mutate, authView],
  );
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

/** On guarded pages, someone is always signed in. */
export function useUser(): UserView {
  const { user } = useSession();
  if (!user) throw new Error('useUser must be used on a guarded page');
  return user;
}
