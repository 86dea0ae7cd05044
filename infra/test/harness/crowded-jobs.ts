import { ownListingsOf } from '#functions/core/search/own-jobs/own-list.ts';
import type { JobRow, PaymentRow } from '#functions/data/rows.ts';
import { fullJob, ownerId, payment } from '#functions/test/sample-rows.ts';
import { daysAfter } from '#shared/domain/days.ts';
import { type JobType, storedJobStatuses } from '#shared/domain/jobs/job.ts';
import type { State } from '#shared/domain/places/australia.ts';
import { fillList } from '../../tools/in-process/fill-list.ts';

/** Many jobs of one retailer, the same in every run, and the lists that the consumer would have written for them. */

const streets = [
  'Wattle',
  'Banksia',
  'Station',
  'Church',
  'Macquarie',
  'Victoria',
  'Railway',
  'Lachlan',
  'Ocean',
  'Short',
];
const kinds = ['Street', 'Road', 'Avenue', 'Crescent', 'Court', 'Place', 'Parade'];
const towns: readonly (readonly [string, State, string])[] = [
  ['Castle Hill', 'NSW', '2154'],
  ['Blacktown', 'NSW', '2148'],
  ['Warrnambool', 'VIC', '3280'],
  ['Footscray', 'VIC', '3011'],
  ['Toowoomba', 'QLD', '4350'],
  ['Joondalup', 'WA', '6027'],
  ['Mount Gambier', 'SA', '5290'],
  ['Launceston', 'TAS', '7250'],
];
const firstNames = [
  'Casey',
  'Priya',
  'Hamish',
  'Bronwyn',
  'Arjun',
  'Olivia',
  'Matilda',
  'Wei',
  'Fatima',
  'Zoë',
  'Nikolaos',
];
const lastNames = [
  'Nguyen',
  'Smith',
  'Papadopoulos',
  'Singh',
  'O’Brien',
  'Wilson',
  'Chen',
  'Thompson',
  'Rossi',
  'Kelly',
  'Ali',
  'Brown',
  'Taylor',
];
const companies = [
  'Sunny Side Electrical',
  'Coastal Power Pty Ltd',
  'Bright Spark Solar Installations',
  'Metro Energy',
];

/** Returns a number that looks random and is the same in every run. */
const mixed = (index: number, salt: number): number =>
  (Math.imul(index + 1, 2_654_435_761) ^ Math.imul(salt, 40_503)) >>> 0;
const hex = (number: number, digits: number) => (number >>> 0).toString(16).padStart(digits, '0').slice(-digits);
const pick = <T>(values: readonly T[], number: number): T => values[number % values.length] as T;
const idOf = (index: number): string =>
  `${hex(mixed(index, 1), 8)}-${hex(mixed(index, 2) >> 3, 4)}-4${hex(mixed(index, 3) >> 5, 3)}-8${hex(mixed(index, 4) >> 7, 3)}-${hex(mixed(index, 5), 8)}${hex(index * 7_919, 4)}`;

/**
 * Returns the payment of a finished job for the agreed price, or null if there is none. Half of the completed jobs have no
 * request.
 */
export function paymentOfCrowded({ jobId, createdAt, card, paymentStatus }: JobRow): PaymentRow | null {
  if (paymentStatus === undefined) return null;
  const after = (days: number) => daysAfter(new Date(createdAt), days);
  const requestedAt = after(40 + (card.priceCents % 9));
  const dueDate = after(60).slice(0, 10);
  const { releasedAt: _paid, remittanceKey, ...asked } = payment;
  const request = { ...asked, jobId, requestedCents: card.priceCents, dueDate, createdAt: requestedAt };
  if (paymentStatus === 'pending') return { ...request, status: 'pending' };
  return { ...request, remittanceKey, status: 'released', releasedAt: after(55 + (card.priceCents % 17)) };
}

export const crowdedJobs = (count: number): JobRow[] =>
  Array.from({ length: count }, (_, index) => {
    const [suburb, state, postcode] = pick(towns, mixed(index, 6) >>> 9);
    const status = pick(storedJobStatuses, mixed(index, 7) >>> 5);
    const size = 3 + (mixed(index, 8) % 1200) / 100;
    const jobType = pick<JobType>(['PV Only', 'PV + Battery', 'PV Only'], index);
    const battery = jobType === 'PV + Battery' ? (mixed(index, 9) % 300) / 10 : null;
    const isAwarded = !['draft', 'posted', 'cancelled'].includes(status);
    const isPaid = ['paid', 'archived'].includes(status);
    const isRequested = isPaid || (status === 'completed' && index % 2 === 0);
    const job = fullJob({ jobId: idOf(index), status, isPublic: index % 3 === 0 });
    const at = new Date(Date.UTC(2023, 0, 1) + (mixed(index, 10) % 100_000) * 1_000_000).toISOString();
    return {
      ...job,
      createdAt: at,
      times: { completedAt: daysAfter(new Date(at), 10 + (index % 30)) },
      ...(isRequested ? { paymentStatus: isPaid ? 'released' : 'pending' } : {}),
      ...(isAwarded ? { installationDate: at.slice(0, 10) } : {}),
      customer: {
        name: `${pick(firstNames, mixed(index, 11) >>> 4)} ${pick(lastNames, mixed(index, 12) >>> 6)}`,
        phone: '',
        reference: '',
        email: '',
      },
      card: {
        ...job.card,
        title: `${size.toFixed(2)}kW Solar${battery === null ? ' Installation' : ` + ${battery} kWh Battery`}`,
        address: `${1 + (mixed(index, 13) % 240)} ${pick(streets, mixed(index, 14) >>> 5)} ${pick(kinds, mixed(index, 15) >>> 7)}, ${suburb} ${state} ${postcode}`,
        suburb,
        state,
        postcode,
        jobType,
        pvSizeKw: size,
        batterySizeKwh: battery,
        priceCents: mixed(index, 16) % 3_000_000,
        assignedCompany: isAwarded ? pick(companies, mixed(index, 17) >>> 8) : null,
        applicationsOpen: status === 'posted' ? index % 7 : 0,
      },
    };
  });

/** Writes these jobs into the user's list of own jobs. */
export const fillOwnList = (userId: string, jobs: readonly JobRow[]): Promise<void> =>
  fillList(
    'ownJobs',
    jobs.flatMap((job) => {
      const item = ownListingsOf({ job, payment: paymentOfCrowded(job) }).get(ownerId);
      return item ? [{ of: userId, item }] : [];
    }),
  );
