import type { CallInput } from '#shared/api/client.ts';
import { isCivilDate } from '#shared/domain/civil-date.ts';
import {
  type PaymentSort,
  paymentSorts,
  paymentStages,
  usualPaymentOrder,
  waitingTimes,
} from '#shared/domain/search/own-payments.ts';
import type { SortOrder } from '#shared/domain/search/searched-list.ts';

/** How the page's address says which payments are shown, so that Back, a reload and a link show the same. */

export interface PaymentSearch {
  q: string;
  stage: string;
  /** The company on the other side. */
  with: string;
  waiting: string;
  from: string;
  to: string;
  sort: PaymentSort;
  order: SortOrder;
  page: number;
  size: string;
}

export const sizes = ['25', '50', '100'] as const;
export const usualSize = '25';
export const usualSort = `date.${usualPaymentOrder.date}`;

const oneOf = (values: readonly string[], value: string | null): string =>
  value !== null && values.includes(value) ? value : '';
const dateIn = (value: string | null): string => (value !== null && isCivilDate(value) ? value : '');

/** What the address says. Whatever is none of ours is left out. */
export function searchIn(address: URLSearchParams): PaymentSearch {
  const [name, direction] = (address.get('sort') ?? usualSort).split('.');
  const sort = paymentSorts.find((each) => each === name) ?? 'date';
  const page = Number(address.get('page'));
  return {
    q: (address.get('q') ?? '').slice(0, 100),
    stage: oneOf(paymentStages, address.get('stage')),
    with: (address.get('with') ?? '').slice(0, 200),
    waiting: oneOf(waitingTimes, address.get('waiting')),
    from: dateIn(address.get('from')),
    to: dateIn(address.get('to')),
    sort,
    order: direction === 'asc' || direction === 'desc' ? direction : usualPaymentOrder[sort],
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
    size: oneOf(sizes, address.get('size')) || usualSize,
  };
}

/** What narrows the list. The order and the pages do not. */
export const narrowing = ['q', 'stage', 'with', 'waiting', 'from', 'to'] as const;
export const countFilters = (search: PaymentSearch): number =>
  [search.with, search.waiting, search.from || search.to].filter(Boolean).length;
export const isNarrowed = (search: PaymentSearch): boolean =>
  search.q.trim() !== '' || search.stage !== '' || countFilters(search) > 0;

/** What the server is asked. */
export function queryOf(search: PaymentSearch): NonNullable<CallInput<'listOwnPayments'>> {
  const { q, with: otherParty, page, ...others } = search;
  const given = { ...others, q: q.trim(), otherParty, page: String(page) };
  const query = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  return { query } as NonNullable<CallInput<'listOwnPayments'>>;
}
