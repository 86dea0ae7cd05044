import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { UserView } from '#shared/api/auth.ts';
import type { ApiError } from '#shared/api/client.ts';
import { api } from './api.ts';
import { rememberPerson, shownPerson, showPerson, usePerson } from './person.ts';
import { keyOf } from './queries.ts';

/** Reads the user that this tab shows, and changes the tab to another user. */

/** Returns the signed-in user, or null if no one is signed in. */
export async function readUser(): Promise<UserView | null> {
  try {
    return (await api.call('getCurrentUser')).user;
  } catch (error) {
    if ((error as ApiError).status === 401) return null;
    throw error;
  }
}

/** Returns a function that changes this tab to a user. If the user is another person, the function removes all loaded data. */
export function useBecome() {
  const client = useQueryClient();
  return useCallback(
    (user: UserView | null): void => {
      const id = user?.person.id ?? null;
      if (id !== shownPerson()) client.clear();
      client.setQueryData(keyOf(id, 'getCurrentUser'), user);
      rememberPerson(id);
      showPerson(id);
    },
    [client],
  );
}

/**
 * Returns the function to call after a sign-in. For a different person it removes all data; for the same person it refetches
 * everything.
 */
export function useArrive() {
  const client = useQueryClient();
  const become = useBecome();
  return useCallback(
    async (user: UserView): Promise<UserView> => {
      const isSame = user.person.id === shownPerson();
      become(user);
      if (isSame) await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getCurrentUser' });
      return user;
    },
    [client, become],
  );
}

/** Returns the user that this tab shows. If the session belongs to another person, the tab changes to that person. */
export function useCurrentUser() {
  const person = usePerson();
  const become = useBecome();
  const current = useQuery<UserView | null, ApiError>({
    queryKey: keyOf(person, 'getCurrentUser'),
    queryFn: readUser,
    staleTime: 0,
  });
  const { data } = current;
  useEffect(() => {
    if (data !== undefined && (data?.person.id ?? null) !== person) become(data);
  }, [data, person, become]);
  return current;
}
