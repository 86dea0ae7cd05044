import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import type { Photo } from '#shared/api/fields/job-photos.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import type { JobAction } from '#shared/domain/jobs/lifecycle.ts';
import type { Applicant } from '#web/src/components/row-dialogs/row-dialogs.tsx';
import { mayDo } from '#web/src/lib/may-do.ts';
import { useSession } from '#web/src/lib/server/session.tsx';
import { type CardFacts, type CardName, hasCard, isInsider } from './cards.ts';

export type Requirement = CallAnswer<'listRequirements'>['requirements'][number];

export type RequirementPhoto = NonNullable<Requirement['photos']>[number];

/** A dialog over a job. If its subject is only a part of the job, such as a photo, the dialog names that part. */
export type JobDialog =
  | { name: 'team' | 'apply' | 'start' | 'unassign' | 'complete' | 'requestPayment' }
  | { name: 'showPhoto' | 'removePhoto' }
  | { name: 'approvePayment' | 'review' | 'share' | 'delete' | 'cancel' | 'decline' | 'withdraw' | 'returnWork' }
  /** The applicant whose application the owner is asked to accept, if the dialog was opened from the row of that application. */
  | { name: 'applications'; applicant?: Applicant }
  /** The day chosen in the calendar, if the dialog was opened from there. */
  | { name: 'schedule'; day?: string }
  /** The version of the terms that the list showed, if the dialog was opened from a list. */
  | { name: 'accept'; seenTerms?: number }
  | { name: 'returnRequirement'; requirement: Requirement }
  | { name: 'photoReview'; requirement: Requirement; fileUrl: string }
  | { name: 'photoCaption'; requirement: Requirement; photo: RequirementPhoto }
  | { name: 'photo'; photos: readonly Photo[]; at: number };

interface Shown {
  /** The only dialog that is mounted: the open one, or the one that is disappearing. */
  dialog: JobDialog | null;
  isDialogOpen: boolean;
  /** Whether the server has refused the open dialog's call, because the job has changed. */
  isRefused: boolean;
}

interface JobScreen extends Shown {
  job: JobView;
  /** The token of the share link that the person opened. It gives them the right to accept the job. Null without a link. */
  shareToken: string | null;
  /** Whether the dialog is over another dialog. The browser's Back button then closes both. */
  isOverDialog: boolean;
  /** Whether the dialog is over another page than the job's. The person then stays on that page after the action. */
  isInPlace: boolean;
  open: (dialog: JobDialog) => void;
  close: () => void;
  /** Removes the dialog once it has disappeared. */
  forget: () => void;
  refuse: () => void;
  /** Tells whether the server currently allows this person an action. */
  may: (action: JobAction) => boolean;
  is: CardFacts['is'];
  /** Whether anyone else works for this person's company. */
  hasColleagues: boolean;
  shows: (card: CardName) => boolean;
  /** Whether the person may know the state of the work. */
  isInsider: boolean;
}

const none: Shown = { dialog: null, isDialogOpen: false, isRefused: false };

const JobScreenContext = createContext<JobScreen | null>(null);

interface JobScreenProviderProps {
  job: JobView;
  shareToken?: string | undefined;
  /** Only for a dialog over another page: the dialog, and the callback for when it has disappeared. */
  inPlace?: { opens: JobDialog; onGone: () => void };
  children: ReactNode;
}

export function JobScreenProvider({ job, shareToken, inPlace, children }: JobScreenProviderProps) {
  const { user, takeWanted } = useSession();
  const [shown, setShown] = useState<Shown>(
    inPlace ? { dialog: inPlace.opens, isDialogOpen: true, isRefused: false } : none,
  );
  const isReady = user?.profileCompleted === true;
  const hasColleagues = user?.person.hasColleagues === true;
  const isOnSiteOnly = user !== null && !mayDo(user, 'read');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for someone who pressed Apply before signing in or up
  useEffect(() => {
    if (isReady && takeWanted(`apply for ${job.id}`) && job.viewer.allowedActions.includes('apply'))
      setShown({ dialog: { name: 'apply' }, isDialogOpen: true, isRefused: false });
  }, [isReady]);
  const value = useMemo<JobScreen>(() => {
    const is: CardFacts['is'] = (relation) => job.viewer.relations.includes(relation);
    return {
      job,
      shareToken: shareToken ?? null,
      isInPlace: inPlace !== undefined,
      isOverDialog: false,
      ...shown,
      open: (dialog) => setShown({ dialog, isDialogOpen: true, isRefused: false }),
      close: () => setShown((before) => ({ ...before, isDialogOpen: false })),
      forget: () => {
        setShown((before) => (before.isDialogOpen ? before : none));
        if (!shown.isDialogOpen) inPlace?.onGone();
      },
      refuse: () => setShown((before) => ({ ...before, isRefused: true })),
      may: (action) => job.viewer.allowedActions.includes(action),
      is,
      shows: (card) => hasCard(card, { job, is, hasColleagues, isOnSiteOnly }),
      hasColleagues,
      isInsider: isInsider({ is }),
    };
  }, [job, shareToken, shown, inPlace, hasColleagues, isOnSiteOnly]);
  return <JobScreenContext.Provider value={value}>{children}</JobScreenContext.Provider>;
}

interface DialogOverDialogProps {
  /** Returns the dialog that a child has opened. It appears over the dialog that contains the child. */
  show: (dialog: JobDialog) => ReactNode;
  children: ReactNode;
}

/** Lets parts of a dialog open another one, such as a photo, while the first one stays open behind it. */
export function DialogOverDialog({ show, children }: DialogOverDialogProps) {
  const screen = useJobScreen();
  const [shown, setShown] = useState<Shown>(none);
  const value = useMemo<JobScreen>(
    () => ({
      ...screen,
      ...shown,
      isOverDialog: true,
      open: (dialog) => setShown({ dialog, isDialogOpen: true, isRefused: false }),
      close: () => setShown((before) => ({ ...before, isDialogOpen: false })),
      forget: () => setShown((before) => (before.isDialogOpen ? before : none)),
    }),
    [screen, shown],
  );
  return (
    <JobScreenContext.Provider value={value}>
      {children}
      {shown.dialog && show(shown.dialog)}
    </JobScreenContext.Provider>
  );
}

export function useJobScreen(): JobScreen {
  const screen = useContext(JobScreenContext);
  if (!screen) throw new Error('useJobScreen must be used within a JobScreenProvider');
  return screen;
}
