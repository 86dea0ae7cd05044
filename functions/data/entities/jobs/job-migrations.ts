import { asItIs, type Migration } from '../migration.ts';

/** The migrations of jobs and of their terms. */

const awardedThen = ['accepted', 'booked', 'in_progress', 'completed', 'paid', 'archived'];

/**
 * Marks jobs that an installer has had. A job that was posted again stays unmarked, because only its audit names the installer.
 */
const markedIfAwarded: Migration = (row) => {
  const { times, assignedInstallerId, status } = row;
  const wasAccepted = typeof times === 'object' && times !== null && 'acceptedAt' in times;
  const isAwarded = typeof assignedInstallerId === 'string' || awardedThen.includes(String(status)) || wasAccepted;
  return isAwarded && row.deleted !== true ? { wasAwarded: true, ...row } : row;
};

const doneThen = ['completed', 'paid', 'archived'];

/** Marks completed jobs, because the public figure counted all of them before version 7. */
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

/** Makes the current terms the first version, because earlier terms were not stored. */
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

/** Adds to earlier terms that no credentials are required. Later terms that require credentials then count as changed. */
const withoutRequiredCredentials: Migration = (row) => {
  const { terms } = row;
  return typeof terms === 'object' && terms !== null
    ? { ...row, terms: { credentialsRequired: false, ...terms } }
    : row;
};

export const jobMigrations: readonly Migration[] = [
  // 2: the preferred week.
  asItIs,
  // 3: whether the owner is suspended.
  asItIs,
  // 4: when the share link expires or was revoked.
  asItIs,
  // 5: the installer who may use the share link, and whether an installer accepted the job by link.
  asItIs,
  // 6: whether the owner's email address is confirmed.
  asItIs,
  // 7: whether the public figure counts the job.
  countedIfDone,
  // 8: whether an installer has had the job.
  markedIfAwarded,
  // 9: the version of the terms. Jobs with neither a price nor a system leave the public list.
  withFirstTerms,
  // 10: the customer's name for the owner's lists.
  namedInLists,
  // 11: the reason for returned work.
  asItIs,
  // 12: the job's number. The migration of all rows gives one to each earlier job.
  asItIs,
  // 13: the retailer's own reference.
  withReference,
  // 14: whether the installer's credentials are required.
  asItIs,
  // 15: the people of the installing company who are on the job.
  asItIs,
  // 16: whether the installer has started, and each change of the person who signs off the work.
  asItIs,
];

export const termsMigrations: readonly Migration[] = [
  // 2: whether the installer's credentials are required.
  withoutRequiredCredentials,
];
