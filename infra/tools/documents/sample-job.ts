import { standingView } from '#functions/core/figures/reputation.ts';
import { withStatusValues } from '#functions/core/jobs/status-values.ts';
import { type Company, viewCompany } from '#functions/core/people/profile-views.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { describedJobFields, jobCardFields, jobDetailFields } from '#shared/api/fields/job-description.ts';
import { exampleJob } from '#shared/api/fields/job-examples.ts';
import { exampleRetailer } from '#shared/api/fields/profile-examples.ts';
import { retailerFields } from '#shared/api/fields/retailer-description.ts';
import { withNames } from '#shared/api/route/named-things.ts';
import { paymentStatuses, type StoredJobStatus } from '#shared/domain/jobs/job.ts';
import type { LifecycleJob } from '#shared/domain/jobs/lifecycle.ts';

/**
 * Contains a job with a value in every field. From that job, the documents derive which fields a status keeps and which fields
 * each person sees.
 */

const filled = withNames(pickFields(describedJobFields, exampleJob), (name) => name);
export const ownerId = '00000000-0000-4000-8000-000000000002';
export const installerId = '00000000-0000-4000-8000-000000000003';
export const street = '12 Hill Street, Castle Hill NSW 2154';
const earlier = '2026-01-01T00:00:00.000Z';

const fullJob: JobRow = {
  jobId: '00000000-0000-4000-8000-000000000001',
  retailerId: ownerId,
  version: 1,
  status: 'draft',
  isPublic: true,
  openRequirements: 2,
  assignedInstallerId: installerId,
  agreedPriceCents: 410_000,
  installationDate: '2026-02-03',
  paymentStatus: 'pending',
  cancelReason: 'The customer has sold the house',
  returnedReason: 'A cable hangs down',
  shareToken: 'token',
  shareEpoch: 1,
  card: {
    number: 'BR-1042',
    title: '6.60kW Solar Installation',
    summary: 'Two arrays',
    address: street,
    suburb: 'Castle Hill',
    state: 'NSW',
    postcode: '2154',
    timeZone: 'Australia/Sydney',
    latitude: -33.7,
    longitude: 151.1,
    geoPrecision: 'suburb',
    ...pickFields(jobCardFields, filled),
    pvSizeKw: 6.6,
    priceCents: 420_050,
    retailerCompany: 'Bright Roofs',
    assignedCompany: 'Sunny Side',
    invitesPending: 1,
    invitesAccepted: 0,
    invitesDeclined: 0,
    applicationsOpen: 1,
    applicationsTotal: 1,
    termsVersion: 1,
  },
  detail: pickFields(jobDetailFields, filled),
  customer: { name: 'Casey', phone: '0498 000 000', email: 'casey@example.com', reference: 'PO 4711' },
  times: {
    postedAt: earlier,
    acceptedAt: earlier,
    startedAt: earlier,
    progressAt: earlier,
    completedAt: earlier,
    paidAt: earlier,
    archivedAt: earlier,
    cancelledAt: earlier,
  },
  createdAt: earlier,
  updatedAt: earlier,
};

export const company: Company = viewCompany(
  {
    userId: ownerId,
    version: 1,
    ...pickFields(retailerFields, exampleRetailer('51824753556')),
    createdAt: earlier,
    updatedAt: earlier,
  },
  standingView(null),
);

/** Returns the job in this status, with every value that a job with the status may have. */
export const jobIn = (status: StoredJobStatus): JobRow => withStatusValues(null, { ...fullJob, status }, earlier);

const both = [true, false];

/** Returns a job for each combination of the facts that a condition of the lifecycle may read. */
export function* jobsIn(status: StoredJobStatus): Generator<LifecycleJob> {
  for (const isAssigned of both)
    for (const isPublic of both)
      for (const wasAwarded of both)
        for (const isReviewed of both)
          for (const openRequirements of [0, 1])
            for (const paymentStatus of [null, ...paymentStatuses])
              yield { status, isAssigned, isPublic, wasAwarded, isReviewed, openRequirements, paymentStatus };
}
