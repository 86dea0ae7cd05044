import { useEffect } from 'react';
import { keepRecent, type Recent } from '../lib/recent/recent.ts';
import { usePerson } from '../lib/server/person.ts';

/** Adds this job or company to the recent entries of the person's search. A person's own company page is not added. */
export function KeepRecent({ of: recent }: { of: Recent }) {
  const person = usePerson();
  const { id } = recent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each job or person, however often it is read again
  useEffect(() => {
    if (person !== null && person !== id) keepRecent(person, recent);
  }, [person, id]);
  return null;
}
