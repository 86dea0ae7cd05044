import * as z from 'zod';
import { notificationKinds } from '#shared/domain/accounts/notifications.ts';
import { jobTypes, licences, roles } from '#shared/domain/jobs/job.ts';
import { responseSpeeds } from '#shared/domain/people/response.ts';
import { states } from '#shared/domain/places/australia.ts';
import type { OpenJob } from '#shared/domain/search/find-work.ts';
import { adminLists } from '#shared/domain/search/words.ts';
import { mapKinds } from '../entities/discovery/map-entity.ts';

/**
 * Each effect that a change may have, and what it carries. `version` is that of the outbox's rows which gave the effect this
 * shape, so a change here is a new version of those rows.
 */

const text = z.string();

const notificationDraft = z.object({
  /** Set if the same notification may be sent twice. The second one is then dropped. */
  notificationId: text.optional(),
  userId: text,
  kind: z.enum(notificationKinds),
  /** What happened, in fixed words. It is also the subject of the email. */
  title: text,
  text,
  jobTitle: text.optional(),
  /** Absent if the job can no longer be opened. */
  jobId: text.optional(),
  /** Whose doing it is. Absent if it is nobody's, such as a date that has come. */
  byUserId: text.optional(),
});

/** One email to one person. The address is looked up when it is sent. */
const mailDraft = z.object({
  userId: text,
  /** A reset, the link that confirms an address, a sign-in with a new browser, the end of an account and the daily email have no switch of their own. */
  kind: z.enum([...notificationKinds, 'reset', 'address', 'device', 'closed', 'daily']),
  /** Of somebody whose account is deleted. All others are looked up when the email is sent. */
  to: text.optional(),
  subject: text,
  text,
  /** Named in the email, never in its subject. */
  jobTitle: text.optional(),
  /** The path in the application that the email links to. */
  path: text.optional(),
  /** Whose doing it is. Nothing is sent because of somebody whose own address is not confirmed. */
  byUserId: text.optional(),
});

/** Where a part of a copy begins: at which of the jobs in order, and at which of its files. */
const copyPlace = z.object({ job: text, file: z.number() });

/** What was known of a public job when it changed. */
const openJob = z.object({
  id: text,
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  state: z.enum(states).nullable(),
  jobType: z.enum(jobTypes),
  requiredLicenses: z.array(z.enum(licences)).readonly(),
  preferredWeek: text.nullable(),
  sizeKw: z.number().nullable(),
  priceCents: z.number(),
  postedAt: z.number(),
}) satisfies z.ZodType<OpenJob>;

const ofJob = z.object({ jobId: text });
const ofPerson = z.object({ userId: text, role: z.enum(roles) });

/** Longer work, by its kind. Each of its steps is harmless to repeat. */
export const followUpShapes = {
  closeProposals: { version: 1, schema: ofJob },
  reopenApplications: { version: 1, schema: ofJob },
  purgeJob: { version: 1, schema: ofJob },
  tellApplicants: { version: 1, schema: z.object({ jobId: text, changeId: text, at: text, text }) },
  tellSearchers: { version: 4, schema: z.object({ jobId: text, at: text, before: openJob.nullable() }) },
  renameCompany: { version: 1, schema: ofPerson },
  followSuspension: { version: 8, schema: ofPerson },
  followConfirmation: { version: 12, schema: z.object({ userId: text }) },
  closeAccount: { version: 14, schema: ofPerson },
  forgetRecords: { version: 16, schema: z.object({ userId: text, role: z.enum(roles), leftBy: text }) },
  prepareCopy: {
    version: 15,
    schema: z.object({
      userId: text,
      copyId: text,
      /** Counted from 1. */
      part: z.number(),
      from: copyPlace.optional(),
      /** An earlier copy, which goes first. */
      replaced: z.object({ copyId: text, parts: z.number() }).optional(),
    }),
  },
} as const;

type FollowUpShapes = typeof followUpShapes;
type FollowUpKind = keyof FollowUpShapes;
export type FollowUps = { [Kind in FollowUpKind]: { kind: Kind } & z.infer<FollowUpShapes[Kind]['schema']> };

export const effectShapes = {
  notifications: { version: 15, schema: z.array(notificationDraft) },
  stats: {
    version: 1,
    schema: z.object({ availableJobs: z.number(), activeInstallers: z.number(), completedJobs: z.number() }).partial(),
  },
  reputation: {
    version: 1,
    schema: z.object({
      userId: text,
      sixths: z.number().optional(),
      reviewCount: z.number().optional(),
      completedJobs: z.number().optional(),
    }),
  },
  /** Somebody answered, or did not. The directory only shows it of installers. */
  answer: {
    version: 5,
    schema: z.object({
      userId: text,
      role: z.enum(roles),
      jobId: text,
      askedBy: text,
      at: text,
      speed: z.enum(responseSpeeds),
    }),
  },
  /** Something to draw again on the map, as it is by then. */
  map: { version: 3, schema: z.object({ kind: z.enum(mapKinds), itemId: text }) },
  /** Something whose words in a list of the administrators are others now. */
  words: { version: 6, schema: z.object({ list: z.enum(adminLists), itemId: text }) },
  mail: { version: 15, schema: mailDraft },
} as const;

type EffectShapes = typeof effectShapes;

/** What each effect carries. */
export type EffectValues = {
  [Name in keyof EffectShapes | 'followUp']: Name extends keyof EffectShapes
    ? z.infer<EffectShapes[Name]['schema']>
    : FollowUps[FollowUpKind];
};

/** A change's figures and notifications. One transaction applies them and removes the outbox row, so repeats are harmless. */
export type Effects = Partial<EffectValues>;

export type NotificationDraft = z.infer<typeof notificationDraft>;
export type MailDraft = z.infer<typeof mailDraft>;
export type CopyPlace = z.infer<typeof copyPlace>;
