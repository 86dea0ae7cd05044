import { type ComponentType, createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { JobStatus } from '#shared/domain/jobs/job.ts';

/** Dialogs of a job's page that open over a list of jobs, so that the person does not leave the list. */

/** The dialogs that a row can open. */
export type RowDialogName =
  | 'accept'
  | 'applications'
  | 'approvePayment'
  | 'requestPayment'
  | 'review'
  | 'schedule'
  | 'start';

/** An applicant for the dialog `applications`, which then asks to accept this applicant instead of listing all. */
export interface Applicant {
  installerId: string;
  companyName: string;
}

interface RowDialog {
  name: RowDialogName;
  /** The version of the job's terms that the row shows, for a dialog that agrees to them. */
  seenTerms?: number;
  /** The day that was chosen for the job, for the dialog `schedule`. */
  day?: string;
  applicant?: Applicant;
}

export interface RowDialogProps {
  jobId: string;
  dialog: RowDialog;
  onReady: () => void;
  onGone: (status: JobStatus | undefined) => void;
}

interface Opening {
  /** The key of the row among all rows of the list. */
  row: string;
  jobId: string;
  dialog: RowDialog;
  /** Called when the dialog has disappeared, with the status that the job has then, if it is known. */
  onGone?: (status: JobStatus | undefined) => void;
}

interface Opened extends Opening {
  isReady: boolean;
}

interface RowDialogState {
  opened: Opened | null;
  open: (opening: Opening) => void;
}

const RowDialogContext = createContext<RowDialogState>({ opened: null, open: () => undefined });

/** Returns the open dialog of a list, if there is one, and the function that opens a dialog. */
export const useRowDialogs = (): RowDialogState => useContext(RowDialogContext);

interface RowDialogsProps {
  /** The dialogs of a job's page. The `app` folder passes them in, because a feature must not import another feature. */
  dialogs: ComponentType<RowDialogProps>;
  children: ReactNode;
}

export function RowDialogs({ dialogs: Dialogs, children }: RowDialogsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback((opening: Opening) => setOpened({ ...opening, isReady: false }), []);
  const ready = useCallback(() => setOpened((before) => before && { ...before, isReady: true }), []);
  const onGone = opened?.onGone;
  const gone = useCallback(
    (status: JobStatus | undefined) => {
      setOpened(null);
      onGone?.(status);
    },
    [onGone],
  );
  return (
    <RowDialogContext value={{ opened, open }}>
      {children}
      {opened && (
        <Suspense>
          <Dialogs
            key={`${opened.row} ${opened.dialog.name}`}
            jobId={opened.jobId}
            dialog={opened.dialog}
            onReady={ready}
            onGone={gone}
          />
        </Suspense>
      )}
    </RowDialogContext>
  );
}
