import type { NotificationKind } from '#shared/domain/notifications.ts';

export interface NotificationDraft {
  /** Given where the same thing may be said twice: the second time is then dropped. */
  notificationId?: string;
  userId: string;
  kind: NotificationKind;
  title: string;
  text: string;
  /** Absent when there is no job to open any more. */
  jobId?: string;
}

/** One e-mail to one person; the address is looked up when it is sent. */
export interface MailDraft {
  userId: string;
  kind: NotificationKind | 'reset';
  subject: string;
  text: string;
  /** A path of the application the mail leads to. */
  path?: string;
}

/** What follows a change: counted and told in one transaction that also removes the outbox row, so twice is harmless. */
export interface Effects {
  notifications?: NotificationDraft[];
  stats?: { availableJobs?: number; activeInstallers?: number; completedJobs?: number };
  reputation?: { userId: string; sixths?: number; reviewCount?: number; completedJobs?: number };
  mail?: MailDraft;
  /** Longer work, each step of it harmless to repeat. */
  followUp?:
    | { kind: 'closeProposals' | 'reopenApplications' | 'purgeJob'; jobId: string }
    | { kind: 'tellApplicants'; jobId: string; changeId: string; at: string; text: string }
    | { kind: 'renameCompany'; userId: string; role: 'retailer' | 'installer' };
}
