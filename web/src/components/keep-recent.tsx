import { useEffect } from 'react';
import { keepRecent, type Recent } from '../lib/recent/recent.ts';
import { usePerson } from '../lib/server/person.ts';

/** Keeps the job or company of this page for the person's search. A person's own page is not kept. */
export function KeepRecent({ of: recent }: { of: Recent }) {
  const person = usePerson();
  const { id } = recent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each job or person, however often it is read again
  useEffect(() => {
    if (person !== null && person !== id) keepRecent(person, recent);
  }, [person, id]);
  return null;
}
