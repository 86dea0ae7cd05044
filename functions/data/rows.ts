import type { EntityItem } from 'electrodb';
import type { WithoutLists } from './entities/kind.ts';
import type { Entities, KindName } from './kinds/kinds.ts';

/** The type of each kind of row, for all code that reads or creates rows. */

export type {
  CopyPlace,
  Effects,
  EffectValues,
  FollowUps,
  MailDraft,
  NotificationDraft,
} from './effects/effect-shapes.ts';
export type { WaitingNews } from './entities/accounts/searches-entity.ts';
export type { EndedSession, TwoFactorStart } from './entities/accounts/user-entity.ts';
export type { FieldChanges } from './entities/admin/admin-audit-entity.ts';
export type { Area, PublicKind } from './entities/discovery/directory-entity.ts';
export type { AuditDetails } from './entities/jobs/audit-entity.ts';
export type { CustomerRow, JobCardRow, JobDetailRow } from './entities/jobs/job-rows.ts';
export type { EarlierPayment } from './entities/jobs/payment-entity.ts';
export type { HandedInFile } from './entities/jobs/requirement-entity.ts';

/** A row without its list keys, which are computed again on every write. */
type Row<N extends KindName> = WithoutLists<EntityItem<Entities[N]>>;

export type JobRow = Row<'job'>;

/** The part of a job that the list indexes contain. */
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

export type JobNumbersRow = Row<'jobNumbers'>;
export type UserRow = Row<'user'>;
export type EmailRow = Row<'email'>;
export type SessionRow = Row<'session'>;
export type ConfirmationRow = Row<'confirmation'>;
export type ResetCodeRow = Row<'resetCode'>;
export type AddressLinkRow = Row<'addressLink'>;
export type PersonInviteRow = Row<'personInvite'>;
export type PreferredRow = Row<'preferred'>;
export type HiddenRow = Row<'hidden'>;
export type CalendarFeedRow = Row<'calendarFeed'>;
export type KeptListRow = Row<'keptList'>;
export type DayOffRow = Row<'dayOff'>;
export type RetailerProfileRow = Row<'retailerProfile'>;
export type InstallerProfileRow = Row<'installerProfile'>;
export type CredentialRow = Row<'credential'>;
export type RequirementRow = Row<'requirement'>;
export type DocumentRow = Row<'document'>;
export type PaymentRow = Row<'payment'>;
export type RatingRow = Row<'rating'>;
export type ShownPhotoRow = Row<'shownPhoto'>;
export type ApplicationRow = Row<'application'>;
export type InviteRow = Row<'invite'>;
export type GrantRow = Row<'grant'>;
export type TermsRow = Row<'terms'>;
export type NotificationRow = Row<'notification'>;
export type ObjectRow = Row<'object'>;
export type SearchesRow = Row<'searches'>;
export type ReminderRow = Pick<Row<'reminder'>, 'jobId' | 'dueAt'>;
export type OutboxRow = Row<'outbox'>;
export type TabCountsRow = Row<'tabCounts'>;
export type AnswerRow = Row<'answer'>;
export type ReputationRow = Row<'reputation'>;
export type PublicStatsRow = Row<'publicStats'>;
export type IdempotencyRow = Row<'idempotency'>;
export type WordRow = Row<'word'>;
export type WordsRow = Row<'words'>;
export type ListTotalRow = Row<'listTotal'>;
export type AuditRow = Row<'audit'>;
export type AdminAuditRow = Row<'adminAudit'>;
export type AdminNoteRow = Row<'adminNote'>;
export type ReportRow = Row<'report'>;
export type RunRow = Row<'run'>;
export type DataCopyRow = Row<'dataCopy'>;
export type ChunkRow = Row<'chunk'>;
export type OwnListRow = Row<'ownList'>;
