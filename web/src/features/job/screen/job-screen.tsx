import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import type { JobAction } from '#shared/domain/lifecycle.ts';

export type Requirement = CallAnswer<'listRequirements'>['requirements'][number];

/** The dialog that is open over a job, with its subject if that is not the job itself. */
export type JobDialog =
  | { name: 'applications' | 'apply' | 'schedule' | 'unassign' | 'complete' | 'requestPayment' }
  | { name: 'approvePayment' | 'review' | 'share' | 'delete' | 'cancel' }
  | { name: 'returnRequirement'; requirement: Requirement }
  | { name: 'photo'; photo: { objectKey: string; label: string } };

interface JobScreen {
  job: JobView;
  /** Set if the person came through a share link. It proves their right to accept. */
  shareToken: string | null;
  dialog: JobDialog | null;
  open: (dialog: JobDialog) => void;
  close: () => void;
  /** What the server currently allows this person to do. */
  may: (action: JobAction) => boolean;
  is: (relation: JobView['viewer']['relations'][number]) => boolean;
}

const JobScreenContext = createContext<JobScreen | null>(null);

interface JobScreenProviderProps {
  job: JobView;
  shareToken?: string | undefined;
  children: ReactNode;
}

export function JobScreenProvider({ job, shareToken, children }: JobScreenProviderProps) {
  const [dialog, setDialog] = useState<JobDialog | null>(null);
  const value = useMemo<JobScreen>(
    () => ({
      job,
      shareToken: shareToken ?? null,
      dialog,
      open: setDialog,
      close: () => setDialog(null),
      may: (action) => job.viewer.allowedActions.includes(action),
      is: (relation) => job.viewer.relations.includes(relation),
    }),
    [job, shareToken, dialog],
  );
  return <JobScreenContext.Provider value={value}>{children}</JobScreenContext.Provider>;
}

export function useJobScreen(): JobScreen {
  const screen = useContext(JobScreenContext);
  if (!screen) throw new Error('useJobScreen must be used within a JobScreenProvider');
  return screen;
}
