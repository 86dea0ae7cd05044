import type { Role } from '#shared/domain/jobs/job.ts';
import { type ListAddress, useListAddress } from '../../lib/use-list-address.ts';
import { narrowing, type OwnSearch, searchIn } from './own-address.ts';

/** Returns the search in the page's URL, and the function that changes it. */
export const useOwnAddress = (role: Role): OwnAddress =>
  useListAddress((address) => searchIn(address, role), narrowing);
export type OwnAddress = ListAddress<OwnSearch>;
