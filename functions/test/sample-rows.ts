import { pickFields, withoutNulls } from '#shared/api/fields/described-fields.ts';
import { installerFields } from '#shared/api/fields/installer-description.ts';
import { describedJobFields, jobCardFields, jobDetailFields } from '#shared/api/fields/job-description.ts';
import { exampleJob } from '#shared/api/fields/job-examples.ts';
import { exampleInstaller, exampleRetailer } from '#shared/api/fields/profile-examples.ts';
import { retailerFields } from '#shared/api/fields/retailer-description.ts';
import { withNames } from '#shared/api/route/named-things.ts';
import type { JobAccess } from '../core/jobs/access/job-access.ts';
import type {
  ApplicationRow,
  InstallerProfileRow,
  InviteRow,
  JobRow,
  PaymentRow,
  RatingRow,
  RequirementRow,
  RetailerProfileRow,
} from '../data/rows.ts';

/** Rows in which every field has a different value, so that tests notice a value in the wrong field. */

export const jobId = '00000000-0000-4000-8000-000000000001';
export const ownerId = '00000000-0000-4000-8000-000000000002';
export const installerId = '00000000-0000-4000-8000-000000000003';

/** The stored values of the form's first examples. Each file's name also serves as its key. */
const stored = withNames(pickFields(describedJobFields, exampleJob), (name) => name);

export const fullJob = (changes: Partial<JobRow> = {}): JobRow => ({
  jobId,
  retailerId: ownerId,
  version: 7,
  status: 'posted',
  isPublic: true,
  openRequirements: 2,
  shareToken: 'a-token',
  shareEpoch: 3,
  card: {
    number: 'BR-1042',
    title: '6.60kW Solar Installation',
    summary: 'Two storeys, ...',
    address: '12 Hill Street, Castle Hill NSW 2154',
    suburb: 'Castle Hill',
    state: 'NSW',
    postcode: '2154',
    timeZone: 'Australia/Sydney',
    latitude: -33.7,
    longitude: 151.1,
    geoPrecision: 'suburb',
    ...pickFields(jobCardFields, stored),
    pvSizeKw: 6.6,
    priceCents: 420_050,
    retailerCompany: 'Bright Roofs',
    assignedCompany: 'Sunny Side',
    invitesPending: 1,
    invitesAccepted: 2,
    invitesDeclined: 3,
    applicationsOpen: 4,
    applicationsTotal: 5,
    termsVersion: 6,
  },
  detail: pickFields(jobDetailFields, stored),
  customer: { name: 'Casey', phone: '0498 000 000', email: 'casey@example.com', reference: 'PO 4711' },
  times: { postedAt: '2026-01-02T00:00:00.000Z' },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-03T00:00:00.000Z',
  ...changes,
});

/** Returns the job of `fullJob` after the award, with every field that later events set. */
export const awardedJob = (changes: Partial<JobRow> = {}): JobRow =>
  fullJob({
    status: 'booked',
    assignedInstallerId: installerId,
    agreedPriceCents: 410_000,
    wasAwarded: true,
    installationDate: '2026-02-03',
    paymentStatus: 'pending',
    cancelReason: 'A reason',
    returnedReason: 'Another reason',
    times: {
      postedAt: '2026-01-02T00:00:00.000Z',
      acceptedAt: '2026-01-04T00:00:00.000Z',
      startedAt: '2026-01-05T00:00:00.000Z',
      progressAt: '2026-01-06T00:00:00.000Z',
      completedAt: '2026-01-07T00:00:00.000Z',
      paidAt: '2026-01-08T00:00:00.000Z',
      archivedAt: '2026-01-09T00:00:00.000Z',
      cancelledAt: '2026-01-10T00:00:00.000Z',
    },
    ...changes,
  });

export const accessTo = (job: JobRow, changes: Partial<JobAccess> = {}): JobAccess => ({
  job,
  requirements: [],
  payment: null,
  ratings: [],
  rank: 'owner',
  relations: ['installer'],
  seesSite: true,
  application: null,
  invite: null,
  ...changes,
});

export const application: ApplicationRow = {
  jobId,
  installerId,
  retailerId: ownerId,
  status: 'applied',
  message: 'Happy to help',
  leadTimeDays: 7,
  termsVersion: 6,
  createdAt: '2026-01-11T00:00:00.000Z',
  reviewedAt: '2026-01-12T00:00:00.000Z',
} as ApplicationRow;

export const invite: InviteRow = {
  jobId,
  installerId,
  retailerId: ownerId,
  status: 'invited',
  message: 'Please come',
  createdAt: '2026-01-13T00:00:00.000Z',
  expiresAt: '2026-01-20T00:00:00.000Z',
  declineReason: 'Booked out',
  respondedAt: '2026-01-14T00:00:00.000Z',
} as InviteRow;

export const requirement: RequirementRow = {
  jobId,
  requirementId: '00000000-0000-4000-8000-000000000004',
  position: 0,
  type: 'file_upload',
  label: 'Certificate',
  required: true,
  completed: true,
  completedAt: '2026-01-15T00:00:00.000Z',
  files: [{ objectKey: 'evidence', fileName: 'certificate.pdf' }],
  returnedReason: 'Too dark',
} as RequirementRow;

export const payment: PaymentRow = {
  jobId,
  requestedCents: 430_025,
  originalCents: 420_050,
  changeDescription: 'More cable',
  dueDate: '2026-02-20',
  remittanceKey: 'remittance',
  status: 'released',
  createdAt: '2026-01-20T00:00:00.000Z',
  updatedAt: '2026-01-21T00:00:00.000Z',
  releasedAt: '2026-01-22T00:00:00.000Z',
};

/** A review with every score that either party can give. */
export const rating: RatingRow = {
  jobId,
  ratingId: ownerId,
  fromUserId: ownerId,
  toUserId: installerId,
  reviewerRole: 'retailer',
  jobOrganisation: 1,
  professionalism: 2,
  workmanship: 3,
  communication: 4,
  payment: 5,
  sixths: 26,
  review: 'Tidy work',
  createdAt: '2026-01-23T00:00:00.000Z',
  updatedAt: '2026-01-24T00:00:00.000Z',
};

export const retailerProfile: RetailerProfileRow = {
  userId: ownerId,
  version: 1,
  ...pickFields(retailerFields, exampleRetailer('51824753556')),
  logoKey: 'logo',
  createdAt: '2026-01-16T00:00:00.000Z',
  updatedAt: '2026-01-17T00:00:00.000Z',
};

export const installerProfile: InstallerProfileRow = {
  userId: installerId,
  version: 1,
  ...withoutNulls(installerFields, pickFields(installerFields, exampleInstaller)),
  suburb: 'Blacktown',
  state: 'NSW',
  postcode: '2148',
  geoPrecision: 'suburb',
  areaLatitude: -33.77,
  areaLongitude: 150.91,
  saaNumberEncrypted: 'a secret',
  verifiedAt: '2026-01-20T00:00:00.000Z',
  verifiedBy: ownerId,
  createdAt: '2026-01-18T00:00:00.000Z',
  updatedAt: '2026-01-19T00:00:00.000Z',
};
