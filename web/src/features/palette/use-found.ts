import type { UserView } from '#shared/api/auth.ts';
import type { ApiError } from '#shared/api/client.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { Entry } from './entry.ts';
import {
  adminInstallerEntries,
  adminJobEntries,
  adminRetailerEntries,
  mostOfEach,
  networkEntries,
  ownJobEntries,
} from './found-entries.ts';

export const fewestCharacters = 2;
/** How long an answer stays current. If the person types the same text again within this time, there is no new request. */
const freshMilliseconds = 30_000;

interface Found {
  entries: Entry[];
  isSearching: boolean;
  error: ApiError | null;
  retry: () => unknown;
}

/**
 * Asks the server for jobs and companies when typing pauses. Results appear once every answer for the typed text has arrived,
 * so that a late answer does not move them. An answer for an earlier text is dropped.
 */
export function useFound(typed: string, user: UserView): Found {
  const q = typed.trim();
  const settled = useSettled(q);
  const isAsked = q.length >= fewestCharacters;
  const isSettled = settled === q;
  const how = { enabled: isAsked && isSettled, staleTime: freshMilliseconds };
  const isAdmin = user.isAdmin && !user.twoFactorNeeded;
  const ofAdmin = { ...how, enabled: how.enabled && isAdmin };
  const search = { query: { search: settled } };
  const jobs = useRead('listOwnJobs', { query: { q: settled, size: String(mostOfEach) } }, how);
  const people = useRead(
    'listNetwork',
    { query: { q: settled } },
    { ...how, enabled: how.enabled && mayDo(user, 'read') },
  );
  const adminJobs = useRead('listAdminJobs', search, ofAdmin);
  const adminRetailers = useRead('listAdminRetailers', search, ofAdmin);
  const adminInstallers = useRead('listAdminInstallers', search, ofAdmin);

  const reads = [jobs, people, ...(isAdmin ? [adminJobs, adminRetailers, adminInstallers] : [])];
  const failed = isAsked && isSettled ? reads.filter(({ error, isFetching }) => error !== null && !isFetching) : [];
  const isSearching = isAsked && (!isSettled || reads.some(({ isPending, isFetching }) => isPending && isFetching));
  const isShown = isAsked && isSettled && !isSearching;
  const own = jobs.data ? ownJobEntries(jobs.data, settled) : [];
  const entries = [
    ...own,
    ...(people.data ? networkEntries(people.data, user.role, settled) : []),
    ...(adminJobs.data ? adminJobEntries(adminJobs.data, own, settled) : []),
    ...(adminRetailers.data ? adminRetailerEntries(adminRetailers.data, settled) : []),
    ...(adminInstallers.data ? adminInstallerEntries(adminInstallers.data, settled) : []),
  ];
  return {
    entries: isShown ? entries : [],
    isSearching,
    error: failed[0]?.error ?? null,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
