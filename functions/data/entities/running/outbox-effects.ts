import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import type { ResponseSpeed } from '#shared/domain/people/response.ts';
import type { OpenJob } from '#shared/domain/search/find-work.ts';
import type { AdminList } from '#shared/domain/search/words.ts';
import type { MapKind } from '../discovery/map-entity.ts';

export interface NotificationDraft {
  /** Set if the same notification may be sent twice. The second one is then dropped. */
  notificationId?: string;
  userId: string;
  kind: NotificationKind;
  /** What happened, in fixed words. It is also the subject of the email. */
  title: string;
  text: string;
  jobTitle?: string;
  /** Absent if the job can no longer be opened. */
  jobId?: string;
  /** Whose doing it is. Absent if it is nobody's, such as a date that has come. */
  byUserId?: string;
}

/** One email to one person. The address is looked up when it is sent. */
export interface MailDraft {
  userId: string;
  /** A reset, the link that confirms an address, a sign-in with a new browser, the end of an account and the daily email have no switch of their own. */
  kind: NotificationKind | 'reset' | 'address' | 'device' | 'closed' | 'daily';
  /** Of somebody whose account is deleted. All others are looked up when the email is sent. */
  to?: string;
  subject: string;
  text: string;
  /** Named in the email, never in its subject. */
  jobTitle?: string;
  /** The path in the application that the email links to. */
  path?: string;
  /** Whose doing it is. Nothing is sent because of somebody whose own address is not confirmed. */
  byUserId?: string;
}

/** Where a part of a copy begins: at which of the jobs in order, and at which of its files. */
export interface CopyPlace {
  job: string;
  file: number;
}

/** A change's figures and notifications. One transaction applies them and removes the outbox row, so repeats are harmless. */
export interface Effects {
  notifications?: NotificationDraft[];
  stats?: { availableJobs?: number; activeInstallers?: number; completedJobs?: number };
  reputation?: { userId: string; sixths?: number; reviewCount?: number; completedJobs?: number };
  /** Somebody answered, or did not. The directory only shows it of installers. */
  answer?: { userId: string; role: Role; jobId: string; askedBy: string; at: string; speed: ResponseSpeed };
  /** Something to draw again on the map, as it is by then. */
  map?: { kind: MapKind; itemId: string };
  /** Something whose words in a list of the administrators are others now. */
  words?: { list: AdminList; itemId: string };
  mail?: MailDraft;
  /** Longer work. Each of its steps is harmless to repeat. */
  followUp?:
    | { kind: 'closeProposals' | 'reopenApplications' | 'purgeJob'; jobId: string }
    | { kind: 'tellApplicants'; jobId: string; changeId: string; at: string; text: string }
    | { kind: 'tellSearchers'; jobId: string; at: string; before: OpenJob | null }
    | { kind: 'renameCompany' | 'followSuspension' | 'closeAccount'; userId: string; role: 'retailer' | 'installer' }
    | { kind: 'followConfirmation'; userId: string }
    | { kind: 'forgetRecords'; userId: string; role: 'retailer' | 'installer'; leftBy: string }
    | {
        kind: 'prepareCopy';
        userId: string;
        copyId: string;
        /** Counted from 1. */
        part: number;
        from?: CopyPlace;
        /** An earlier copy, which goes first. */
        replaced?: { copyId: string; parts: number };
      };
}
