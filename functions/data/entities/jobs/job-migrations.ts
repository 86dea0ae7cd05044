import { asItIs, type Migration } from '../migration.ts';

/** How the rows of jobs, and of their terms, of one version become those of the next. */

const awardedThen = ['accepted', 'booked', 'in_progress', 'completed', 'paid', 'archived'];

/** Until then nothing marked a job that an installer has had. One that was posted again shows it in its audit alone. */
const markedIfAwarded: Migration = (row) => {
  const { times, assignedInstallerId, status } = row;
  const wasAccepted = typeof times === 'object' && times !== null && 'acceptedAt' in times;
  const isAwarded = typeof assignedInstallerId === 'string' || awardedThen.includes(String(status)) || wasAccepted;
  return isAwarded && row.deleted !== true ? { wasAwarded: true, ...row } : row;
};

const doneThen = ['completed', 'paid', 'archived'];

/** Until then every completed job counted in the public figure. */
const countedIfDone: Migration = (row) =>
  doneThen.includes(String(row.status)) && row.deleted !== true ? { isCounted: true, ...row } : row;

/** Until then a job that said neither its price nor its system was in the public list. */
const unlistedIfEmpty: Migration = (row) => {
  const { card, list3pk } = row;
  if (list3pk !== 'public' || typeof card !== 'object' || card === null) return row;
  const { priceCents, pvSizeKw, batterySizeKwh } = card as Record<string, unknown>;
  if (Number(priceCents) > 0 || pvSizeKw != null || batterySizeKwh != null) return row;
  const { list3pk: _pk, list3sk: _sk, ...kept } = row;
  return kept;
};

/** Earlier versions of the terms were not kept, so the present ones are the first. */
const withFirstTerms: Migration = (row) => {
  const { card } = row;
  return typeof card === 'object' && card !== null
    ? unlistedIfEmpty({ ...row, card: { termsVersion: 1, ...card } })
    : row;
};

/** Until then the lists of an owner did not name the customer. */
const namedInLists: Migration = (row) => {
  const { card, customer } = row;
  if (typeof card !== 'object' || typeof customer !== 'object' || !customer || !('name' in customer)) return row;
  return { ...row, card: { customerName: customer.name, ...card } };
};

export const jobMigrations: readonly Migration[] = [
  // 2: the preferred week.
  asItIs,
  // 3: whether its owner is suspended.
  asItIs,
  // 4: when its share link ends or ended.
  asItIs,
  // 5: whom its link is for, and whether it was taken with it.
  asItIs,
  // 6: whether its owner's address is confirmed.
  asItIs,
  // 7: whether it counts in the public figure.
  countedIfDone,
  // 8: whether an installer has had it.
  markedIfAwarded,
  // 9: the version of its terms, and in no public list without a price and a system.
  withFirstTerms,
  // 10: the customer's name for the owner's lists.
  namedInLists,
  // 11: why its work was sent back.
  asItIs,
];

export const termsMigrations: readonly Migration[] = [];
