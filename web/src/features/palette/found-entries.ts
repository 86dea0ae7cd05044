import { Building2, HardHat, List, type LucideIcon, Wrench } from 'lucide-react';
import type { CallAnswer } from '#shared/api/client.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { adminListAt, hrefTo, paths } from '#shared/pages.ts';
import { jobName, rowTextsOf, streetOf, titleOf } from '../../components/job-facts.tsx';
import type { Entry, Group } from './entry.ts';

/** The results of the server. Each list links to its own page if it has more results than the search shows. */

export const mostOfEach = 6;

const withQuery = (path: string, q: string): string => `${path}?${new URLSearchParams({ q })}`;

const rest = (group: Group, path: string, q: string, lead: string): Entry => ({
  id: `all ${group}`,
  group,
  icon: List,
  lead,
  isRest: true,
  does: withQuery(path, q),
});

/** Returns the person's jobs that they can still open. Jobs that they can no longer open are only in My Jobs. */
export function ownJobEntries({ jobs, total }: CallAnswer<'listOwnJobs'>, q: string): Entry[] {
  const group = 'Jobs';
  const shown = jobs.filter(({ isOpenToViewer }) => isOpenToViewer);
  const entries = shown.map((job): Entry => {
    const detail = [streetOf(job), titleOf(job), job.reference, job.otherParty].filter(Boolean).join(' · ');
    const { id, status } = job;
    return { id, group, icon: Wrench, lead: rowTextsOf(job).lead, detail, status, does: hrefTo(paths.job, { id }) };
  });
  return total > shown.length ? [...entries, rest(group, paths.myJobs, q, `See all ${total} in My Jobs`)] : entries;
}

/** Returns the companies in the person's network: installers for a retailer, and retailers for an installer. */
export function networkEntries({ people, nextCursor }: CallAnswer<'listNetwork'>, role: Role, q: string): Entry[] {
  const group = 'People';
  const [icon, page] = role === 'retailer' ? [HardHat, paths.installer] : [Building2, paths.company];
  const entries = people.slice(0, mostOfEach).map(({ id, companyName, location }): Entry => {
    return { id, group, icon, lead: companyName, detail: location, does: hrefTo(page, { id }) };
  });
  const isMore = nextCursor !== null || people.length > mostOfEach;
  return isMore ? [...entries, rest(group, paths.network, q, 'See all in My Network')] : entries;
}

type AdminList = 'retailers' | 'installers' | 'jobs';

function limited(entries: Entry[], list: AdminList, nextCursor: string | null, q: string): Entry[] {
  const [first] = entries;
  if (!first || (entries.length <= mostOfEach && nextCursor === null)) return entries;
  return [...entries.slice(0, mostOfEach), rest(first.group, adminListAt(list), q, 'See all in the Admin Portal')];
}

/** Returns the jobs of all companies, without those in `own`, which the results already list under "Jobs". */
export function adminJobEntries({ jobs, nextCursor }: CallAnswer<'listAdminJobs'>, own: Entry[], q: string): Entry[] {
  const group = 'All jobs (administration)';
  const others = jobs.filter(({ id }) => own.every((each) => each.id !== id));
  const entries = others.map((job): Entry => {
    const { id, address, status } = job;
    return { id, group, icon: Wrench, lead: jobName(job), detail: address, status, does: hrefTo(paths.job, { id }) };
  });
  return limited(entries, 'jobs', nextCursor, q);
}

interface AdminPerson {
  id: string;
  companyName: string;
  contactName: string;
}

/** Returns the companies. Each links to the administrators' list, where an administrator can change the account. */
const adminPersonEntries = (
  list: 'retailers' | 'installers',
  group: Group,
  icon: LucideIcon,
  people: readonly AdminPerson[],
): Entry[] =>
  people.map(({ id, companyName, contactName }) => {
    const does = withQuery(adminListAt(list), companyName);
    return { id: `${list} ${id}`, group, icon, lead: companyName, detail: contactName, does };
  });

export const adminRetailerEntries = ({ retailers, nextCursor }: CallAnswer<'listAdminRetailers'>, q: string): Entry[] =>
  limited(
    adminPersonEntries('retailers', 'All retailers (administration)', Building2, retailers),
    'retailers',
    nextCursor,
    q,
  );

export const adminInstallerEntries = (
  { installers, nextCursor }: CallAnswer<'listAdminInstallers'>,
  q: string,
): Entry[] =>
  limited(
    adminPersonEntries('installers', 'All installers (administration)', HardHat, installers),
    'installers',
    nextCursor,
    q,
  );
