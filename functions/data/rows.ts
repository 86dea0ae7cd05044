import type { EntityItem } from 'electrodb';
import type { calendarFeedEntity } from './entities/accounts/calendar-feed-entity.ts';
import type { dataCopyEntity } from './entities/accounts/data-copy-entity.ts';
import type { notificationEntity } from './entities/accounts/notification-entity.ts';
import type { searchesEntity } from './entities/accounts/searches-entity.ts';
import type {
  addressLinkEntity,
  confirmationEntity,
  resetCodeEntity,
  sessionEntity,
} from './entities/accounts/session-entity.ts';
import type { emailEntity, userEntity } from './entities/accounts/user-entity.ts';
import type { adminAuditEntity } from './entities/admin/admin-audit-entity.ts';
import type { adminNoteEntity } from './entities/admin/admin-note-entity.ts';
import type { reportEntity } from './entities/admin/report-entity.ts';
import type { listTotalEntity, wordEntity, wordsEntity } from './entities/admin/word-entity.ts';
import type { chunkEntity } from './entities/discovery/directory-entity.ts';
import type { ownListEntity } from './entities/discovery/own-list-entity.ts';
import type { auditEntity } from './entities/jobs/audit-entity.ts';
import type { jobEntity } from './entities/jobs/job-entity.ts';
import type { objectEntity } from './entities/jobs/object-entity.ts';
import type { paymentEntity } from './entities/jobs/payment-entity.ts';
import type { applicationEntity, inviteEntity } from './entities/jobs/proposal-entity.ts';
import type { documentEntity, requirementEntity } from './entities/jobs/requirement-entity.ts';
import type { grantEntity } from './entities/jobs/share-link-entity.ts';
import type { termsEntity } from './entities/jobs/terms-entity.ts';
import type { hiddenEntity, preferredEntity } from './entities/people/acquaintance-entity.ts';
import type {
  answerEntity,
  publicStatsEntity,
  reputationEntity,
  tabCountsEntity,
} from './entities/people/figures-entity.ts';
import type { installerProfileEntity, retailerProfileEntity } from './entities/people/profile-entity.ts';
import type { ratingEntity } from './entities/people/rating-entity.ts';
import type { idempotencyEntity } from './entities/running/idempotency-entity.ts';
import type { outboxEntity } from './entities/running/outbox-entity.ts';
import type { reminderEntity } from './entities/running/reminder-entity.ts';
import type { runEntity } from './entities/running/run-entity.ts';

/** The contents of each kind of row, for all code that reads or creates rows. */

export type {
  CopyPlace,
  Effects,
  EffectValues,
  FollowUps,
  MailDraft,
  NotificationDraft,
} from './effects/effect-shapes.ts';
export type { WaitingNews } from './entities/accounts/searches-entity.ts';
export type { EndedSession } from './entities/accounts/user-entity.ts';
export type { FieldChanges } from './entities/admin/admin-audit-entity.ts';
export type { Area, PublicKind } from './entities/discovery/directory-entity.ts';
export type { AuditDetails } from './entities/jobs/audit-entity.ts';
export type { CustomerRow, JobCardRow, JobDetailRow } from './entities/jobs/job-rows.ts';
export type { EarlierPayment } from './entities/jobs/payment-entity.ts';
export type { HandedInFile } from './entities/jobs/requirement-entity.ts';

/** A job without its list keys, which are computed again on every write. */
export type JobRow = Omit<EntityItem<typeof jobEntity>, `list${1 | 2 | 3 | 4}${'pk' | 'sk'}`>;

/** The part of a job that the list indexes hold. */
export type ListedJob = Pick<
  JobRow,
  | 'jobId'
  | 'retailerId'
  | 'status'
  | 'isPublic'
  | 'assignedInstallerId'
  | 'installationDate'
  | 'paymentStatus'
  | 'card'
  | 'createdAt'
>;

export type UserRow = EntityItem<typeof userEntity>;
export type EmailRow = EntityItem<typeof emailEntity>;
export type SessionRow = EntityItem<typeof sessionEntity>;
export type ConfirmationRow = EntityItem<typeof confirmationEntity>;
export type ResetCodeRow = EntityItem<typeof resetCodeEntity>;
export type AddressLinkRow = EntityItem<typeof addressLinkEntity>;
export type PreferredRow = EntityItem<typeof preferredEntity>;
export type HiddenRow = EntityItem<typeof hiddenEntity>;
export type CalendarFeedRow = EntityItem<typeof calendarFeedEntity>;
export type RetailerProfileRow = EntityItem<typeof retailerProfileEntity>;
export type InstallerProfileRow = EntityItem<typeof installerProfileEntity>;
export type RequirementRow = EntityItem<typeof requirementEntity>;
export type DocumentRow = EntityItem<typeof documentEntity>;
export type PaymentRow = EntityItem<typeof paymentEntity>;
/** A review without its list keys. */
export type RatingRow = Omit<EntityItem<typeof ratingEntity>, `list1${'pk' | 'sk'}`>;
export type ApplicationRow = EntityItem<typeof applicationEntity>;
export type InviteRow = EntityItem<typeof inviteEntity>;
export type GrantRow = EntityItem<typeof grantEntity>;
export type TermsRow = EntityItem<typeof termsEntity>;
export type NotificationRow = EntityItem<typeof notificationEntity>;
export type ObjectRow = EntityItem<typeof objectEntity>;
export type SearchesRow = Omit<EntityItem<typeof searchesEntity>, `list1${'pk' | 'sk'}`>;
/** Without its list keys. */
export type ReminderRow = Pick<EntityItem<typeof reminderEntity>, 'jobId' | 'dueAt'>;
export type OutboxRow = EntityItem<typeof outboxEntity>;
export type TabCountsRow = EntityItem<typeof tabCountsEntity>;
export type AnswerRow = EntityItem<typeof answerEntity>;
export type ReputationRow = EntityItem<typeof reputationEntity>;
export type PublicStatsRow = EntityItem<typeof publicStatsEntity>;
export type IdempotencyRow = EntityItem<typeof idempotencyEntity>;
export type WordRow = EntityItem<typeof wordEntity>;
export type WordsRow = EntityItem<typeof wordsEntity>;
export type ListTotalRow = EntityItem<typeof listTotalEntity>;
export type AuditRow = EntityItem<typeof auditEntity>;
/** Without its list keys. */
export type AdminAuditRow = Omit<EntityItem<typeof adminAuditEntity>, `list${1 | 2 | 3}${'pk' | 'sk'}`>;
export type AdminNoteRow = EntityItem<typeof adminNoteEntity>;
/** Without its list keys. */
export type ReportRow = Omit<EntityItem<typeof reportEntity>, `list1${'pk' | 'sk'}`>;
export type RunRow = EntityItem<typeof runEntity>;
/** Without its list keys. */
export type DataCopyRow = Omit<EntityItem<typeof dataCopyEntity>, `list1${'pk' | 'sk'}`>;
export type ChunkRow = EntityItem<typeof chunkEntity>;
export type OwnListRow = EntityItem<typeof ownListEntity>;
