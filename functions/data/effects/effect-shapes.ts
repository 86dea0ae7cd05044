import * as z from 'zod';
import { notificationKinds } from '#shared/domain/accounts/notifications.ts';
import { jobTypes, roles, saaAccreditations } from '#shared/domain/jobs/job.ts';
import { responseSpeeds } from '#shared/domain/people/response.ts';
import { states } from '#shared/domain/places/australia.ts';
import type { OpenJob } from '#shared/domain/search/find-work.ts';
import { adminLists } from '#shared/domain/search/words.ts';
import { publicKinds } from '../entities/discovery/directory-entity.ts';

/**
 * The schemas of effects. An effect is work that follows a change, such as a notification or an email, and an outbox row contains
 * the effect until the work is done. `version` is the version of outbox rows that introduced a schema, so a changed schema needs
 * a new version of these rows.
 */

const text = z.string();

const notificationDraft = z.object({
  /** Set if a repeated follow-up may create the notification twice. The second one is then dropped. */
  notificationId: text.optional(),
  userId: text,
  kind: z.enum(notificationKinds),
  /** The event, in words that quote no user. */
  title: text,
  text,
  /** The email's own subject and text, which quote no user. Without them, the email only has the title. */
  email: z.object({ subject: text, text }).optional(),
  jobTitle: text.optional(),
  /** Absent if the job can no longer be opened. */
  jobId: text.optional(),
  /** The user who caused the event. Absent for events that no user caused, such as a date that has passed. */
  byUserId: text.optional(),
  /** The person who caused the event, who works for the company `byUserId`. */
  byPersonId: text.optional(),
  /**
   * The people that the event concerns: the people on the job at that time, or the holder of a credential. Colleagues who only
   * see their own jobs are notified only if the event concerns them.
   */
  concerns: z.array(text).optional(),
  /** The one person of the company to notify, instead of all. */
  toPersonId: text.optional(),
});

/** One email to one user. Unless `to` is set, the user's address is read when the email is sent. */
const mailDraft = z.object({
  userId: text,
  /** The kind of email. A user can turn off emails of the notification kinds, but not of the kinds listed here. */
  kind: z.enum([...notificationKinds, 'reset', 'address', 'device', 'security', 'closed', 'joining', 'daily']),
  /** The email address of a deleted account or of an invited person. Absent for all other users. */
  to: text.optional(),
  subject: text,
  text,
  /** The path in the application that the email links to. */
  path: text.optional(),
  /** The user who caused the email. Actions of a user with an unconfirmed email address send no email. */
  byUserId: text.optional(),
});

/** The start of a part of a data copy: a job, and the position of a file in that job. */
const copyPlace = z.object({ job: text, file: z.number() });

/** The fields of a public job before it changed. */
const openJob = z.object({
  id: text,
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  state: z.enum(states).nullable(),
  jobType: z.enum(jobTypes),
  requiredLicenses: z.array(z.enum(saaAccreditations)).readonly(),
  preferredWeek: text.nullable(),
  sizeKw: z.number().nullable(),
  priceCents: z.number(),
  postedAt: z.number(),
}) satisfies z.ZodType<OpenJob>;

const ofJob = z.object({ jobId: text });
const ofPerson = z.object({ userId: text, role: z.enum(roles) });

/** The kinds of follow-up work that takes several steps. Repeating a step is harmless. */
export const followUpShapes = {
  closeProposals: { version: 1, schema: ofJob },
  reopenApplications: { version: 1, schema: ofJob },
  purgeJob: { version: 1, schema: ofJob },
  tellApplicants: { version: 1, schema: z.object({ jobId: text, changeId: text, at: text, text }) },
  tellSearchers: { version: 4, schema: z.object({ jobId: text, at: text, before: openJob.nullable() }) },
  renameCompany: { version: 1, schema: ofPerson },
  numberJobs: { version: 17, schema: z.object({ userId: text }) },
  followSuspension: { version: 8, schema: ofPerson },
  followConfirmation: { version: 12, schema: z.object({ userId: text }) },
  closeAccount: { version: 14, schema: ofPerson },
  forgetPerson: { version: 20, schema: z.object({ userId: text }) },
  limitPerson: { version: 21, schema: z.object({ userId: text }) },
  forgetRecords: { version: 16, schema: z.object({ userId: text, role: z.enum(roles), leftBy: text }) },
  prepareCopy: {
    version: 15,
    schema: z.object({
      userId: text,
      copyId: text,
      /** The number of the part, counted from 1. */
      part: z.number(),
      from: copyPlace.optional(),
      /** The earlier copy, which this work removes first. */
      replaced: z.object({ copyId: text, parts: z.number() }).optional(),
    }),
  },
} as const;

type FollowUpShapes = typeof followUpShapes;
type FollowUpKind = keyof FollowUpShapes;
export type FollowUps = { [Kind in FollowUpKind]: { kind: Kind } & z.infer<FollowUpShapes[Kind]['schema']> };

export const effectShapes = {
  notifications: { version: 21, schema: z.array(notificationDraft) },
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
  /** An answer to an application or invitation, or the expiry of an invitation. The directory only uses installers' answers. */
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
  /** A job or an installer to update in the lists of areas. The effect is still named `map`, because earlier rows contain it. */
  map: { version: 3, schema: z.object({ kind: z.enum(publicKinds), itemId: text }) },
  /** A record whose entry in an administrators' list must be updated. */
  words: { version: 6, schema: z.object({ list: z.enum(adminLists), itemId: text }) },
  mail: { version: 20, schema: mailDraft },
} as const;

type EffectShapes = typeof effectShapes;

/** The value of each effect, by the effect's name. */
export type EffectValues = {
  [Name in keyof EffectShapes | 'followUp']: Name extends keyof EffectShapes
    ? z.infer<EffectShapes[Name]['schema']>
    : FollowUps[FollowUpKind];
};

/** The effects of one change. One transaction applies them and removes the outbox row, so repeats are harmless. */
export type Effects = Partial<EffectValues>;

export type NotificationDraft = z.infer<typeof notificationDraft>;
export type MailDraft = z.infer<typeof mailDraft>;
export type CopyPlace = z.infer<typeof copyPlace>;
