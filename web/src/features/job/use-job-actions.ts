import { Ban, CalendarDays, type LucideIcon, Pencil, Share2, Trash2, UserMinus, UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { hrefTo, paths } from '../../config/paths.ts';
import { useJobScreen } from './job-screen.tsx';

export interface JobActionEntry {
  id: string;
  label: string;
  icon: LucideIcon;
  count?: number;
  isDanger?: true;
  run: () => void;
}

/** What stands beside the title: everything this person may do that is not the next step. */
export function useJobActions(): JobActionEntry[] {
  const { job, may, is, open } = useJobScreen();
  const navigate = useNavigate();
  const applications = job.applicationCount ?? 0;
  const entries: (JobActionEntry | false)[] = [
    may('edit') && {
      id: 'edit',
      label: 'Edit',
      icon: Pencil,
      run: () => void navigate(hrefTo(paths.editJob, { id: job.id })),
    },
    may('share') && { id: 'share', label: 'Share', icon: Share2, run: () => open({ name: 'share' }) },
    may('schedule') && {
      id: 'schedule',
      label: job.installationDate ? 'Reschedule' : 'Schedule',
      icon: CalendarDays,
      run: () => open({ name: 'schedule' }),
    },
    is('owner') &&
      job.status !== 'draft' &&
      (job.isPublic || applications > 0) && {
        id: 'applications',
        label: 'View Applications',
        icon: UsersRound,
        count: applications,
        run: () => open({ name: 'applications' }),
      },
    may('unassign') && {
      id: 'unassign',
      label: is('owner') ? 'Unassign Installer' : 'Unassign Myself',
      icon: UserMinus,
      isDanger: true,
      run: () => open({ name: 'unassign' }),
    },
    may('cancel') && {
      id: 'cancel',
      label: 'Cancel Job',
      icon: Ban,
      isDanger: true,
      run: () => open({ name: 'cancel' }),
    },
    may('delete') && {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      isDanger: true,
      run: () => open({ name: 'delete' }),
    },
  ];
  return entries.filter((entry) => entry !== false);
}
