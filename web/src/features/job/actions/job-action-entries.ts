import {
  Ban,
  CalendarDays,
  CalendarPlus,
  Copy,
  Hammer,
  type LucideIcon,
  Pencil,
  Share2,
  Trash2,
  UserMinus,
  UsersRound,
} from 'lucide-react';
import { isOpenStatus } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { copyOf } from '#web/src/config/links.ts';
import { jobCalendarUrl } from '#web/src/lib/server/object-url.ts';
import type { JobDialog } from '../screen/job-screen.tsx';
import type { StepFacts } from './step.ts';
import type { StepWrite } from './use-step-writes.ts';

export interface JobActionEntry {
  id: string;
  label: string;
  icon: LucideIcon;
  count?: number;
  isDanger?: true;
  /**
   * People use this action so often that it has its own button in a wide window. A job has at most two such buttons, because a
   * third one beside the menu would break the address into two lines.
   */
  isUsual?: true;
  /** A file is a URL outside the application, which the browser saves or opens in another program. */
  does: { dialog: JobDialog } | { to: string } | { file: string } | { write: StepWrite };
}

const isInCalendar = ({ job, is }: Pick<StepFacts, 'job' | 'is'>): boolean =>
  job.installationDate !== null && (is('owner') || is('assignee')) && isOpenStatus(job.status);

/** Returns the actions beside the title: every action of this person apart from the next step. */
export function jobActionEntries({ job, may, is }: Pick<StepFacts, 'job' | 'may' | 'is'>): JobActionEntry[] {
  const applications = job.applicationCount ?? 0;
  const entries: (JobActionEntry | false)[] = [
    may('edit') && {
      id: 'edit',
      label: 'Edit',
      icon: Pencil,
      isUsual: true,
      does: { to: hrefTo(paths.editJob, { id: job.id }) },
    },
    may('progress') && {
      id: 'progress',
      label: 'Update progress',
      icon: Hammer,
      does: { write: 'progress' },
    },
    is('owner') && { id: 'duplicate', label: 'Duplicate', icon: Copy, does: { to: copyOf(job.id) } },
    may('share') && {
      id: 'share',
      label: 'Share',
      icon: Share2,
      isUsual: true,
      does: { dialog: { name: 'share' } },
    },
    may('schedule') && {
      id: 'schedule',
      label: job.installationDate ? 'Reschedule' : 'Schedule',
      icon: CalendarDays,
      isUsual: true,
      does: { dialog: { name: 'schedule' } },
    },
    isInCalendar({ job, is }) && {
      id: 'calendar',
      label: 'Add to Calendar',
      icon: CalendarPlus,
      does: { file: jobCalendarUrl(job.id) },
    },
    is('owner') &&
      job.status !== 'draft' &&
      (job.isPublic || applications > 0 || (job.applicationsTotal ?? 0) > 0) && {
        id: 'applications',
        label: 'View Applications',
        icon: UsersRound,
        // The count is of the applications without an answer. After the award, it would always be 0.
        ...(job.status === 'posted' ? { count: applications } : {}),
        does: { dialog: { name: 'applications' } },
      },
    may('unassign') && {
      id: 'unassign',
      label: is('owner') ? 'Unassign Installer' : 'Unassign Myself',
      icon: UserMinus,
      isDanger: true,
      does: { dialog: { name: 'unassign' } },
    },
    may('cancel') && {
      id: 'cancel',
      label: 'Cancel Job',
      icon: Ban,
      isDanger: true,
      does: { dialog: { name: 'cancel' } },
    },
    may('delete') && {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      isDanger: true,
      does: { dialog: { name: 'delete' } },
    },
  ];
  return entries.filter((entry) => entry !== false);
}

interface SplitEntries {
  buttons: JobActionEntry[];
  menu: JobActionEntry[];
}

/** Splits the actions into buttons and the entries of a menu. On a phone, the menu contains all of them. */
export const splitEntries = (entries: readonly JobActionEntry[], isNarrow: boolean): SplitEntries => {
  const isButton = ({ isUsual }: JobActionEntry): boolean => isUsual === true && !isNarrow;
  return { buttons: entries.filter(isButton), menu: entries.filter((entry) => !isButton(entry)) };
};
