import { jobStatusLabels } from '#shared/domain/jobs/job.ts';
import { type CsvValue, csvOf } from '#web/src/lib/csv.ts';
import { type AdminInstaller, type AdminJob, type AdminRetailer, availabilityLabels } from './admin-words.ts';

/** The lists of the administrators as CSV. Days are ISO dates. Money is dollars with two decimals and no dollar sign. */

type Columns<Row> = readonly (readonly [string, (row: Row) => CsvValue])[];

const dayOf = (instant: string | null): CsvValue => instant?.slice(0, 10) ?? null;

const retailers: Columns<AdminRetailer> = [
  ['Company', ({ companyName }) => companyName],
  ['Contact Name', ({ contactName }) => contactName],
  ['Email', ({ contactEmail }) => contactEmail],
  ['Phone', ({ contactPhone }) => contactPhone],
  ['Website', ({ website }) => website],
  ['Joined', ({ createdAt }) => dayOf(createdAt)],
  ['Suspended', ({ suspendedAt }) => dayOf(suspendedAt)],
  ['Email stopped', ({ mailStopped }) => dayOf(mailStopped?.at ?? null)],
  ['Id', ({ id }) => id],
];

const installers: Columns<AdminInstaller> = [
  ['Company', ({ companyName }) => companyName],
  ['Contact', ({ contactName }) => contactName],
  ['Phone', ({ contactPhone }) => contactPhone],
  ['Location', ({ location }) => location],
  ['Accreditations', ({ accreditations }) => accreditations.join(', ')],
  ['Availability', ({ availability }) => availabilityLabels[availability]],
  ['Lead time days', ({ leadTimeDays }) => leadTimeDays],
  ['Install radius km', ({ installRadius }) => installRadius],
  ['Verified', ({ verifiedAt }) => dayOf(verifiedAt)],
  ['Verified by', ({ verifiedBy }) => verifiedBy],
  ['Declined', ({ declinedAt }) => dayOf(declinedAt)],
  ['Joined', ({ createdAt }) => dayOf(createdAt)],
  ['Suspended', ({ suspendedAt }) => dayOf(suspendedAt)],
  ['Email stopped', ({ mailStopped }) => dayOf(mailStopped?.at ?? null)],
  ['Id', ({ id }) => id],
];

const jobs: Columns<AdminJob> = [
  ['Number', ({ number }) => number],
  ['Title', ({ title }) => title],
  ['Retailer', ({ retailerCompany }) => retailerCompany],
  ['Installer', ({ installerCompany }) => installerCompany],
  ['Address', ({ address }) => address],
  ['Price ex GST', ({ priceExGst }) => priceExGst.toFixed(2)],
  ['Status', ({ status }) => jobStatusLabels[status]],
  ['Visibility', ({ isPublic }) => (isPublic ? 'Public' : 'Private')],
  ['Created', ({ createdAt }) => dayOf(createdAt)],
  ['Id', ({ id }) => id],
];

const writer =
  <Row>(columns: Columns<Row>) =>
  (rows: readonly Row[]): string =>
    csvOf([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, valueIn]) => valueIn(row)))]);

export const retailersCsv = writer(retailers);
export const installersCsv = writer(installers);
export const jobsCsv = writer(jobs);
