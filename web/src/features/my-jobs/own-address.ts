import type { CallInput } from '#shared/api/client.ts';
import { type JobStatus, jobStatusLabels, jobTypes, type Role } from '#shared/domain/jobs/job.ts';
import { states } from '#shared/domain/places/australia.ts';
import { activeStatuses, type OwnSort, ownSorts } from '#shared/domain/search/own-jobs.ts';
import type { SortOrder } from '#shared/domain/search/searched-list.ts';
import { givenOnly, type ListSearch, listSearchIn, oneOf } from '../../lib/list-address.ts';

/** Translates the page's URL into its search, so that Back, a reload and a link show the same jobs. */

export interface Choice {
  value: string;
  label: string;
}

const same = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

const usedBy: Record<Role, readonly JobStatus[]> = {
  retailer: ['draft', 'posted', 'accepted', 'booked', 'in_progress', 'completed', 'paid', 'archived', 'cancelled'],
  installer: ['offered', 'posted', 'accepted', 'booked', 'in_progress', 'completed', 'paid', 'archived', 'cancelled'],
};

export const statusChoices = (role: Role): Choice[] => [
  { value: 'active', label: 'Active' },
  ...usedBy[role].map((value) => ({ value, label: jobStatusLabels[value] })),
];
export const typeChoices: Choice[] = same(jobTypes);
export const stateChoices: Choice[] = same(states);
export const dateChoices: Choice[] = [
  { value: 'installation', label: 'Installation date' },
  { value: 'created', label: 'Date created' },
];

/** The order after the first press of a column's heading. */
export const usualOrder: Record<OwnSort, SortOrder> = {
  live: 'asc',
  created: 'desc',
  date: 'asc',
  price: 'desc',
  title: 'asc',
  status: 'asc',
};

export const usualSort = 'live.asc';
export const sortChoices: Choice[] = [
  { value: 'live.asc', label: 'Live jobs first' },
  { value: 'created.desc', label: 'Newest first' },
  { value: 'created.asc', label: 'Oldest first' },
  { value: 'date.asc', label: 'Installation date, soonest first' },
  { value: 'date.desc', label: 'Installation date, latest first' },
  { value: 'price.desc', label: 'Highest price first' },
  { value: 'price.asc', label: 'Lowest price first' },
  { value: 'title.asc', label: 'Title, A to Z' },
  { value: 'title.desc', label: 'Title, Z to A' },
  { value: 'status.asc', label: 'Status, from draft to done' },
  { value: 'status.desc', label: 'Status, from done to draft' },
];

const oneChoice = (choices: readonly Choice[], value: string | null): string =>
  oneOf(
    choices.map((choice) => choice.value),
    value,
  );

export interface OwnSearch extends ListSearch {
  status: string;
  type: string;
  state: string;
  by: string;
  sort: OwnSort;
  order: SortOrder;
}

/** Reads the search from a URL, without unknown values. */
export function searchIn(address: URLSearchParams, role: Role): OwnSearch {
  const [name, direction] = (oneChoice(sortChoices, address.get('sort')) || usualSort).split('.');
  const sort = ownSorts.find((each) => each === name) ?? 'live';
  return {
    ...listSearchIn(address),
    status: oneChoice(statusChoices(role), address.get('status')),
    type: oneChoice(typeChoices, address.get('type')),
    state: oneChoice(stateChoices, address.get('state')),
    by: oneChoice(dateChoices, address.get('by')) || 'installation',
    sort,
    order: direction === 'asc' ? 'asc' : 'desc',
  };
}

/** The parameters that narrow the list. The order and the page do not. */
export const narrowing = ['q', 'status', 'type', 'state', 'by', 'from', 'to'] as const;
export const countFilters = ({ status, type, state, from, to }: OwnSearch): number =>
  [status, type, state, from || to].filter(Boolean).length;
export const isNarrowed = (search: OwnSearch): boolean => search.q.trim() !== '' || countFilters(search) > 0;

/** Returns the query for the server. */
export function queryOf(search: OwnSearch): NonNullable<CallInput<'listOwnJobs'>> {
  const { q, status, type, state, by, from, to, sort, order, page, size } = search;
  const given = {
    q: q.trim(),
    status: status === 'active' ? activeStatuses.join(',') : status,
    jobType: type,
    state,
    dateKind: from || to ? by : '',
    from,
    to,
    sort,
    order,
    page: String(page),
    size,
  };
  return { query: givenOnly(given) } as NonNullable<CallInput<'listOwnJobs'>>;
}

/** Returns the part of the URL that a saved view keeps: all known parameters but the page, always in the same order. */
export function viewOf(address: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of [...narrowing, 'sort', 'size']) {
    const value = address.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}
