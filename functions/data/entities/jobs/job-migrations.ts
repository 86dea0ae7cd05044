import { asItIs, type Migration } from '../migration.ts';

/** The migrations of jobs and of their terms. */

const awardedThen = ['accepted', 'booked', 'in_progress', 'completed', 'paid', 'archived'];

/** Marks jobs that an installer has had. If a job was posted again, only its audit shows that, so it gets no mark. */
const markedIfAwarded: Migration = (row) => {
  const { times, assignedInstallerId, status } = row;
  const wasAccepted = typeof times === 'object' && times !== null && 'acceptedAt' in times;
  const isAwarded = typeof assignedInstallerId === 'string' || awardedThen.includes(String(status)) || wasAccepted;
  return isAwarded && row.deleted !== true ? { wasAwarded: true, ...row } : row;
};

const doneThen = ['completed', 'paid', 'archived'];

/** Marks completed jobs, because all of them counted in the public figure before version 7. */
const countedIfDone: Migration = (row) =>
  doneThen.includes(String(row.status)) && row.deleted !== true ? { isCounted: true, ...row } : row;

/** Removes jobs with neither a price nor a system from the public list. */
const unlistedIfEmpty: Migration = (row) => {
  const { card, list3pk } = row;
  if (list3pk !== 'public' || typeof card !== 'object' || card === null) return row;
  const { priceCents, pvSizeKw, batterySizeKwh } = card as Record<string, unknown>;
  if (Number(priceCents) > 0 || pvSizeKw != null || batterySizeKwh != null) return row;
  const { list3pk: _pk, list3sk: _sk, ...kept } = row;
  return kept;
};

/** Starts with the current terms, because earlier versions were not kept. */
const withFirstTerms: Migration = (row) => {
  const { card } = row;
  return typeof card === 'object' && card !== null
    ? unlistedIfEmpty({ ...row, card: { termsVersion: 1, ...card } })
    : row;
};

/** Adds the customer's name to the card, for the lists of the owner. */
const namedInLists: Migration = (row) => {
  const { card, customer } = row;
  if (typeof card !== 'object' || typeof customer !== 'object' || !customer || !('name' in customer)) return row;
  return { ...row, card: { customerName: customer.name, ...card } };
};

const withReference: Migration = (row) => {
  const { customer } = row;
  return typeof customer === 'object' && customer !== null ? { ...row, customer: { reference: '', ...customer } } : row;
};

/** Earlier terms did not require any, so requiring them is a change. */
const withoutRequiredCredentials: Migration = (row) => {
  const { terms } = row;
  return typeof terms === 'object' && terms !== null
    ? { ...row, terms: { credentialsRequired: false, ...terms } }
    : row;
};

export const jobMigrations: readonly Migration[] = [
  // 2: the preferred week.
  asItIs,
  // 3: whether its owner is suspended.
  asItIs,
  // 4: when its share link ends or ended.
  asItIs,
  // 5: the installer its share link is for, and whether an installer accepted the job by link.
  asItIs,
  // 6: whether its owner's address is confirmed.
  asItIs,
  // 7: whether it counts in the public figure.
  countedIfDone,
  // 8: whether an installer has had it.
  markedIfAwarded,
  // 9: the version of its terms. Jobs with neither a price nor a system leave the public list.
  withFirstTerms,
  // 10: the customer's name for the owner's lists.
  namedInLists,
  // 11: why its work was returned.
  asItIs,
  // 12: its number, which the migration gives to each earlier job.
  asItIs,
  // 13: the retailer's own reference.
  withReference,
  // 14: whether the installer's credentials are required.
  asItIs,
  // 15: the people of its installer who are on it.
  asItIs,
  // 16: whether its installer has started, and each change of the person who signs off.
  asItIs,
];

export const termsMigrations: readonly Migration[] = [
  // 2: whether the installer's credentials are required.
  withoutRequiredCredentials,
];
