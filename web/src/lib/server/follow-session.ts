import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { readUser, useArrive, useBecome } from './current-user.ts';
import { onPersonChanged, rememberedPerson, showPerson } from './person.ts';
import { onNews } from './request/news.ts';

/** Reacts to sign-ins and sign-outs in other tabs, and to calls that reveal a change of the session. */
export function useFollow(ask: (view: 'login' | null) => void): void {
  const client = useQueryClient();
  const become = useBecome();
  const arrive = useArrive();
  const follow = useCallback(async () => {
    if (rememberedPerson() === null) return become(null);
    try {
      const user = await readUser();
      ask(null);
      await (user ? arrive(user) : become(null));
    } catch {
      // The user could not be read. The tab only knows that another person is signed in.
      client.clear();
      showPerson(rememberedPerson());
    }
  }, [client, become, arrive, ask]);
  useEffect(() => onPersonChanged(() => void follow()), [follow]);
  useEffect(() => onNews('otherIsShown', () => void follow()), [follow]);
  // Typed text stays on the page behind the dialog, for the person who typed it.
  useEffect(() => onNews('otherWasTyped', () => ask('login')), [ask]);
  useEffect(() => onNews('ended', () => ask('login')), [ask]);
}
