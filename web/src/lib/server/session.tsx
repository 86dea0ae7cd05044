import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { UserView } from '#shared/api/auth.ts';
import type { ApiError, CallInput } from '#shared/api/client.ts';
import { api, onNews } from './api.ts';
import { onPersonChanged, rememberedPerson, rememberPerson, shownPerson, showPerson, usePerson } from './person.ts';
import { keyOf } from './queries.ts';
import { useWork } from './use-write.ts';

/** Who is signed in, and the sign-in dialog. Opening the dialog never discards what is on the page behind it. */

export type AuthView = 'login' | 'register';

interface Session {
  user: UserView | null;
  isLoading: boolean;
  isAuthenticated: boolean;
  /** Why we could not find out who is signed in, if that failed. */
  failure: ApiError | null;
  retry: () => void;
  signIn: (input: CallInput<'signIn'>) => Promise<UserView>;
  register: (input: CallInput<'register'>) => Promise<UserView>;
  /** Shows a message if it fails. */
  signOut: () => void;
  /** The open view of the auth dialog, or null when it is closed. */
  authView: AuthView | null;
  openAuth: (view?: AuthView) => void;
  closeAuth: () => void;
}

const SessionContext = createContext<Session | null>(null);

/** Being signed out is a normal answer, not an error. */
async function readUser(): Promise<UserView | null> {
  try {
    return (await api.call('getCurrentUser')).user;
  } catch (error) {
    if ((error as ApiError).status === 401) return null;
    throw error;
  }
}

/** Shows this person from now on, and removes everything that another person has loaded. */
function useBecome() {
  const client = useQueryClient();
  return useCallback(
    (user: UserView | null): void => {
      const id = user?.id ?? null;
      if (id !== shownPerson()) client.clear();
      client.setQueryData(keyOf(id, 'getCurrentUser'), user);
      rememberPerson(id);
      showPerson(id);
    },
    [client],
  );
}

/** After a sign-in, removes all data if it is a different person, and refetches everything if it is the same one. */
function useArrive() {
  const client = useQueryClient();
  const become = useBecome();
  return useCallback(
    async (user: UserView): Promise<UserView> => {
      const isSame = user.id === shownPerson();
      become(user);
      if (isSame) await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getCurrentUser' });
      return user;
    },
    [client, become],
  );
}

/** Reacts to sign-ins and sign-outs in other tabs, and to what calls reveal about the session. */
function useFollow(openAuth: (view: AuthView | null) => void): void {
  const client = useQueryClient();
  const become = useBecome();
  const arrive = useArrive();
  const follow = useCallback(async () => {
    if (rememberedPerson() === null) return become(null);
    try {
      const user = await readUser();
      openAuth(null);
      await (user ? arrive(user) : become(null));
    } catch {
      // We only know that someone else is signed in.
      client.clear();
      showPerson(rememberedPerson());
    }
  }, [client, become, arrive, openAuth]);
  useEffect(() => onPersonChanged(() => void follow()), [follow]);
  useEffect(() => onNews('otherIsShown', () => void follow()), [follow]);
  // Typed text stays on the page behind the dialog, for the person who typed it.
  useEffect(() => onNews('otherWasTyped', () => openAuth('login')), [openAuth]);
  useEffect(() => onNews('ended', () => openAuth('login')), [openAuth]);
}

/** The user that this tab shows. If the session turns out to belong to someone else, that person is shown. */
function useCurrentUser() {
  const person = usePerson();
  const become = useBecome();
  const current = useQuery<UserView | null, ApiError>({
    queryKey: keyOf(person, 'getCurrentUser'),
    queryFn: readUser,
    staleTime: 0,
  });
  const { data } = current;
  useEffect(() => {
    if (data !== undefined && (data?.id ?? null) !== person) become(data);
  }, [data, person, become]);
  return current;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [authView, setAuthView] = useState<AuthView | null>(null);
  const current = useCurrentUser();
  const become = useBecome();
  const arrive = useArrive();
  useFollow(setAuthView);
  const signIn = useWork(async (input: CallInput<'signIn'>) => arrive((await api.call('signIn', input)).user), {});
  const register = useWork(
    async (input: CallInput<'register'>) => arrive((await api.call('register', input)).user),
    {},
  );
  const signOut = useWork<undefined, void>(() => api.call('signOut').then(() => become(null)), {
    failed: 'Error',
    fallback: 'Failed to sign out',
  });

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
      authView,
      openAuth: (view = 'login') => setAuthView(view),
      closeAuth: () => setAuthView(null),
    }),
    [user, isLoading, failure, current.refetch, signIn.mutateAsync, register.mutateAsync, signOut.mutate, authView],
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
