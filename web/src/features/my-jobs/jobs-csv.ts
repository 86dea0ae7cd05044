import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { jobStatusLabels, type Role } from '#shared/domain/jobs/job.ts';
import { type CsvValue, csvOf } from '../../lib/csv.ts';
import type { OwnJobView } from './own-job.tsx';

/** The columns of the downloaded list. Dates are ISO dates. Money is dollars with two decimals and no dollar sign. */
const columns: readonly (readonly [string, (job: OwnJobView) => CsvValue])[] = [
  ['Number', ({ number }) => number],
  ['Title', ({ title }) => title],
  ['Status', ({ isOpenToViewer, status }) => (isOpenToViewer ? jobStatusLabels[status] : 'No longer available')],
  ['Job type', ({ jobType }) => jobType],
  ['Address', ({ address }) => address],
  ['Suburb', ({ suburb }) => suburb],
  ['State', ({ state }) => state],
  ['Installation date', ({ installationDate }) => installationDate],
  ['Price ex GST', ({ priceExGst }) => priceExGst?.toFixed(2) ?? null],
  ['PV kW', ({ pvSizeKw }) => pvSizeKw?.toFixed(2) ?? null],
  ['Battery kWh', ({ batterySizeKwh }) => batterySizeKwh],
  ['Created', ({ createdAt }) => todayIn(usualZone, new Date(createdAt))],
];
const party = ({ otherParty }: OwnJobView): CsvValue => otherParty;
const columnsOf: Record<Role, typeof columns> = {
  retailer: [
    ...columns,
    ['Installer', party],
    ['Customer', ({ customerName }) => customerName ?? null],
    ['Your reference', ({ reference }) => reference ?? null],
    ['Visibility', ({ isPublic }) => (isPublic ? 'Public' : 'Private')],
    ['Applications pending', ({ applicationsPending }) => applicationsPending],
    ['Invitations pending', ({ invitesPending }) => invitesPending],
  ],
  installer: [...columns, ['Retailer', party]],
};

/** Returns the list of jobs as CSV. `linkTo` returns the URL of a job's page. */
export function jobsCsv(jobs: readonly OwnJobView[], role: Role, linkTo: (id: string) => string): string {
  const named = columnsOf[role];
  return csvOf([
    [...named.map(([name]) => name), 'Link'],
    ...jobs.map((job) => [...named.map(([, cellOf]) => cellOf(job)), job.isOpenToViewer ? linkTo(job.id) : null]),
  ]);
}
