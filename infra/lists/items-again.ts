import { standingView } from '#functions/core/figures/reputation.ts';
import { installerInDirectory, jobInDirectory, type Listing } from '#functions/core/search/directory/in-directory.ts';
import { ownListingsOf } from '#functions/core/search/own-jobs/own-list.ts';
import { listedSearchesOf } from '#functions/core/search/saved-searches/search-lists.ts';
import { splitPayment } from '#functions/data/jobs/job-queries.ts';
import type { ItemOf, ListKind } from '#functions/data/lists/list-kinds.ts';
import type {
  InstallerProfileRow,
  JobRow,
  PaymentRow,
  PublicKind,
  ReputationRow,
  SearchesRow,
  UserRow,
} from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from '../read-table.ts';

/** Computes the items of all lists from the rows. */

interface ListedItem {
  kind: ListKind;
  /** The area or the person that the list belongs to. */
  of: string;
  item: ItemOf<ListKind>;
}

const inAreas = <K extends PublicKind>(kind: K, listing: Listing<K> | null): ListedItem[] =>
  listing?.areas.map((of) => ({ kind, of, item: listing.item })) ?? [];

function installersAgain(rows: RowsByKind): ListedItem[] {
  const reputations = new Map(rowsOf<ReputationRow>(rows, 'reputation').map((row) => [row.userId, row]));
  const suspended = new Set(rowsOf<UserRow>(rows, 'user').flatMap((user) => (user.suspended ? user.userId : [])));
  return rowsOf<InstallerProfileRow>(rows, 'installerprofile').flatMap((profile) => {
    const { userId } = profile;
    const standing = standingView(reputations.get(userId));
    return inAreas('installers', installerInDirectory(profile, standing, suspended.has(userId)));
  });
}

const searchesAgain = (rows: RowsByKind): ListedItem[] =>
  rowsOf<SearchesRow>(rows, 'searches').flatMap(({ userId, searches }) =>
    [...listedSearchesOf(userId, searches)].flatMap(([of, items]) =>
      items.map((item) => ({ kind: 'searches' as const, of, item })),
    ),
  );

function jobsAgain(rows: RowsByKind): ListedItem[] {
  const payments = new Map(rowsOf<PaymentRow>(rows, 'payment').map((payment) => [payment.jobId, payment]));
  return rowsOf<JobRow>(rows, 'job').flatMap((job) => {
    const own = ownListingsOf({ job, ...splitPayment(payments.get(job.jobId)) });
    return [
      ...inAreas('jobs', jobInDirectory(job)),
      ...[...own].map(([of, item]) => ({ kind: 'ownJobs' as const, of, item })),
    ];
  });
}

/** Returns the items that all lists should have according to the rows. */
export const itemsAgain = (rows: RowsByKind): ListedItem[] => [
  ...installersAgain(rows),
  ...jobsAgain(rows),
  ...searchesAgain(rows),
];
