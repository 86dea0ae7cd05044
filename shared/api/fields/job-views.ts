import * as z from 'zod';
import type { FieldValue } from '../../domain/changes.ts';
import {
  applicationStatuses,
  inviteStatuses,
  jobStatuses,
  paymentStatuses,
  requirementTypes,
  roles,
} from '../../domain/jobs/job.ts';
import { jobActions, jobRelations } from '../../domain/jobs/lifecycle.ts';
import { shownPhotoStates } from '../../domain/jobs/shown-photo.ts';
import { states } from '../../domain/places/australia.ts';
import { geoPrecisions } from '../../domain/places/place.ts';
import { childId, civilDate, nextCursor, timestamp, uuid } from './common-fields.ts';
import { shownOf, shownToSome } from './described-fields.ts';
import {
  customerFields,
  jobCardFields,
  openDetailFields,
  partyDetailFields,
  publicJobFields,
  siteDetailFields,
} from './job-description.ts';
import { reputationFields } from './profile-fields.ts';

const fieldValue = z.unknown().describe('The value as the API shows it elsewhere.') as z.ZodType<
  FieldValue,
  FieldValue
>;

/** A changed term of a job, with its old and new value as the API shows them. */
export const termChange = z
  .strictObject({ field: z.string(), label: z.string(), from: fieldValue, to: fieldValue })
  .meta({ id: 'TermChange' });

/** The API's views of a job. Fields that a user may not see are omitted, never blanked. */

export const inviteCounts = z.strictObject({ pending: z.number(), accepted: z.number(), declined: z.number() });

const cardFields = {
  id: uuid,
  /** The job's number, such as `BR-1042`. Null for a job from before numbers existed that has none yet. */
  number: z.string().nullable(),
  title: z.string(),
  address: z.string(),
  suburb: z.string().nullable(),
  state: z.enum(states).nullable(),
  postcode: z.string().nullable(),
  status: z.enum(jobStatuses),
  isPublic: z.boolean(),
  ...shownOf(jobCardFields),
  pvSizeKw: z.number().nullable(),
  priceExGst: z.number(),
  amount: z.number(),
  installationDate: civilDate.nullable(),
  /** The installing company's people on the job. Only the parties see them, and users of other companies see first names only. */
  team: z
    .array(
      z.strictObject({
        /** Present only for callers who work for the installing company. */
        id: uuid.optional(),
        name: z.string(),
        /** Whether this person is the accredited installer who signs off the work. */
        signsOff: z.boolean(),
      }),
    )
    .optional(),
  /** The current version of the terms. A request that agrees to the job names this version. */
  termsVersion: z.number(),
  createdAt: timestamp,
  retailerId: uuid,
  retailer: z.strictObject({ companyName: z.string() }),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  geoPrecision: z.enum(geoPrecisions).nullable(),
};

/** One row of a list. Only the parties see the counts and the assigned installer. */
export const jobCard = z
  .strictObject({
    ...cardFields,
    assignedInstallerId: uuid.optional(),
    assignedInstaller: z.strictObject({ companyName: z.string() }).optional(),
    inviteCounts: inviteCounts.optional(),
    applicationCount: z.number().optional(),
    paymentStatus: z.enum(paymentStatuses).nullable().optional(),
    /** Present only for the owner, and only if the owner named the customer. */
    customerName: z.string().optional(),
    /** The owner's message to the invited installer who reads the job. Empty if there is none. */
    inviteMessage: z.string().optional(),
  })
  .meta({ id: 'JobCard' });
export const jobCards = z.strictObject({ jobs: z.array(jobCard), nextCursor });

export const jobView = z
  .strictObject({
    ...cardFields,
    ...shownOf(openDetailFields),
    ...shownToSome(siteDetailFields),
    /** When each photo of the site was uploaded, by its key. Present only in the answer to `getJob`, if the job has photos. */
    photosAddedAt: z.record(z.string(), timestamp).optional(),
    location: z.string(),
    timeZone: z.string().nullable(),
    postedAt: timestamp.nullable(),
    updatedAt: timestamp,
    completedAt: timestamp.nullable(),
    /** Whether the job has an installer. Users who may not know the installer see this field too. */
    filled: z.boolean(),
    /** The caller's relation to this job. */
    viewer: z.strictObject({
      relations: z.array(z.enum(jobRelations)),
      /** Whether the address and the position are the site's. Otherwise, both are the suburb's. */
      seesSite: z.boolean(),
      allowedActions: z.array(z.enum(jobActions)),
      /** The caller's newest unread notifications about the job, if any. Present only in the answer to `getJob`. */
      unreadNotifications: z.array(uuid).optional(),
      application: z
        .strictObject({
          id: childId,
          status: z.enum(applicationStatuses),
          /** The terms of the job that have changed since the viewer applied. */
          changes: z.array(termChange),
        })
        .nullable(),
      invite: z
        .strictObject({
          id: childId,
          status: z.enum(inviteStatuses),
          message: z.string(),
          expiresAt: timestamp.nullable(),
          /** Whether the owner has chosen the viewer, who applied for earlier terms and must confirm the changed ones. */
          isForApplication: z.boolean(),
        })
        .nullable(),
    }),
    assignedInstallerId: uuid.nullable().optional(),
    assignedInstaller: z.strictObject({ companyName: z.string() }).nullable().optional(),
    acceptedAt: timestamp.nullable().optional(),
    startedAt: timestamp.nullable().optional(),
    progressAt: timestamp.nullable().optional(),
    paidAt: timestamp.nullable().optional(),
    archivedAt: timestamp.nullable().optional(),
    cancelledAt: timestamp.nullable().optional(),
    cancelReason: z.string().nullable().optional(),
    /** The owner's reason for returning the completed work, until the installer completes it again. */
    returnedReason: z.string().nullable().optional(),
    agreedPrice: z.number().nullable().optional(),
    openRequirements: z.number().optional(),
    requirementCount: z.number().optional(),
    /** Whether the current installer has started the work or submitted evidence. Present only for the parties. */
    hasStarted: z.boolean().optional(),
    ...shownToSome(partyDetailFields),
    paymentStatus: z.enum(paymentStatuses).nullable().optional(),
    /** The number of payment requests from installers who no longer have the job. */
    earlierPaymentCount: z.number().optional(),
    /** The photo that one party of a paid job has asked to show on both company pages. Null if no party has asked. */
    shownPhoto: z
      .strictObject({
        id: uuid,
        fileUrl: z.string(),
        state: z.enum(shownPhotoStates),
        askedBy: z.enum(roles),
        /** The number of times that the two parties, counted together, can still ask to show a photo. */
        asksLeft: z.number(),
      })
      .nullable()
      .optional(),
    ...shownToSome(customerFields),
    inviteCounts: inviteCounts.optional(),
    applicationCount: z.number().optional(),
    /** The number of all applications, including answered ones. */
    applicationsTotal: z.number().optional(),
    shareToken: z.string().nullable().optional(),
    version: z.number().optional(),
  })
  .meta({ id: 'Job' });
export type JobView = z.output<typeof jobView>;
export const oneJob = z.strictObject({ job: jobView });

/** A public job as visitors see it. `address` contains the suburb, state and postcode, and never the street. */
export const jobTeaser = z
  .strictObject({
    id: uuid,
    title: z.string(),
    address: z.string(),
    description: z.string(),
    priceExGst: z.number(),
    amount: z.number(),
  })
  .meta({ id: 'JobTeaser' });

/** A job on the home page: with the week, the accreditations, the company, and the position of its suburb. */
export const featuredJob = z
  .strictObject({
    ...jobTeaser.shape,
    jobType: cardFields.jobType,
    requiredLicenses: cardFields.requiredLicenses,
    preferredWeek: cardFields.preferredWeek,
    latitude: cardFields.latitude,
    longitude: cardFields.longitude,
    retailer: z.strictObject({ companyName: z.string(), ...reputationFields }),
  })
  .meta({ id: 'FeaturedJob' });

/** The page of a public job for a visitor. */
export const publicJobView = z
  .strictObject({
    ...jobTeaser.shape,
    ...shownOf(publicJobFields),
    suburb: cardFields.suburb,
    state: cardFields.state,
    postcode: cardFields.postcode,
    pvSizeKw: cardFields.pvSizeKw,
    retailerId: uuid,
    /** The company as its own page shows it, without its phone number and email address. */
    retailer: z.strictObject({ companyName: z.string(), logoUrl: z.string().nullable(), ...reputationFields }),
  })
  .meta({ id: 'PublicJob' });

export const requirementView = z
  .strictObject({
    id: childId,
    jobId: uuid,
    type: z.enum(requirementTypes),
    label: z.string(),
    required: z.boolean(),
    /** Whether the requirement is complete. Only the parties see this and the fields below. */
    completed: z.boolean().optional(),
    completedAt: timestamp.nullable().optional(),
    fileUrl: z.string().nullable().optional(),
    fileName: z.string().nullable().optional(),
    /** The photos of a photo requirement, in the installer's order. `fileUrl` is the first of them. */
    photos: z
      .array(
        z.strictObject({
          fileUrl: z.string(),
          fileName: z.string(),
          caption: z.string(),
          /** Present only in the list of requirements. */
          uploadedAt: timestamp.optional(),
        }),
      )
      .optional(),
    returnedReason: z.string().nullable().optional(),
    /** The earlier files, newest first. Present only in the list of requirements. */
    versions: z
      .array(
        z.strictObject({
          fileUrl: z.string(),
          fileName: z.string(),
          caption: z.string(),
          uploadedAt: timestamp,
          returnedAt: timestamp.nullable(),
          returnedReason: z.string().nullable(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Requirement' });

export const applicationView = z
  .strictObject({
    id: childId,
    jobId: uuid,
    installerId: uuid,
    status: z.enum(applicationStatuses),
    message: z.string(),
    leadTimeDays: z.number(),
    createdAt: timestamp,
    reviewedAt: timestamp.nullable(),
  })
  .meta({ id: 'Application' });

export const inviteView = z
  .strictObject({
    id: childId,
    jobId: uuid,
    installerId: uuid,
    status: z.enum(inviteStatuses),
    message: z.string(),
    createdAt: timestamp,
    /** Null for an invitation from before expiry times existed, which does not expire. */
    expiresAt: timestamp.nullable(),
    respondedAt: timestamp.nullable(),
    declineReason: z.string().nullable(),
    /** Whether the invitation asks an applicant to confirm terms that have changed since they applied. */
    isForApplication: z.boolean(),
  })
  .meta({ id: 'Invite' });
