import type { CallInput } from '#shared/api/client.ts';
import {
  type PaymentSort,
  paymentSorts,
  paymentStages,
  usualPaymentOrder,
  waitingTimes,
} from '#shared/domain/search/own-payments.ts';
import type { SortOrder } from '#shared/domain/search/searched-list.ts';
import { givenOnly, type ListSearch, listSearchIn, oneOf } from '../../lib/list-address.ts';

/** Translates the page's URL into its search, so that Back, a reload and a link show the same payments. */

export interface PaymentSearch extends ListSearch {
  stage: string;
  /** The other company. */
  with: string;
  waiting: string;
  sort: PaymentSort;
  order: SortOrder;
}

export const usualSort = `next.${usualPaymentOrder.next}`;

/** Reads the search from a URL, without unknown values. */
export function searchIn(address: URLSearchParams): PaymentSearch {
  const [name, direction] = (address.get('sort') ?? usualSort).split('.');
  const sort = paymentSorts.find((each) => each === name) ?? 'next';
  return {
    ...listSearchIn(address),
    stage: oneOf(paymentStages, address.get('stage')),
    with: (address.get('with') ?? '').slice(0, 200),
    waiting: oneOf(waitingTimes, address.get('waiting')),
    sort,
    order: direction === 'asc' || direction === 'desc' ? direction : usualPaymentOrder[sort],
  };
}

/** The parameters that narrow the list. The order and the page do not. */
export const narrowing = ['q', 'stage', 'with', 'waiting', 'from', 'to'] as const;
export const countFilters = (search: PaymentSearch): number =>
  [search.with, search.waiting, search.from || search.to].filter(Boolean).length;
export const isNarrowed = (search: PaymentSearch): boolean =>
  search.q.trim() !== '' || search.stage !== '' || countFilters(search) > 0;

/** Returns the query for the server. */
export function queryOf(search: PaymentSearch): NonNullable<CallInput<'listOwnPayments'>> {
  const { q, with: otherParty, page, ...others } = search;
  const given = { ...others, q: q.trim(), otherParty, page: String(page) };
  return { query: givenOnly(given) } as NonNullable<CallInput<'listOwnPayments'>>;
}
