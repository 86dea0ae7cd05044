import { useEffect, useMemo } from 'react';
import type { JobStatus } from '#shared/domain/jobs/job.ts';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { Failure } from '../../components/states.tsx';
import { isAbsent } from '../../lib/server/is-absent.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useCurrent } from '../../lib/server/use-current.ts';
import { useReadOnVisit } from '../../lib/server/use-read-on-visit.ts';
import JobDialogs from './job-dialogs.tsx';
import { type JobDialog, JobScreenProvider } from './screen/job-screen.tsx';

interface DialogInPlaceProps {
  jobId: string;
  dialog: JobDialog;
  /** Called when the read of the job has succeeded or failed. */
  onReady: () => void;
  /** Called when the dialog has disappeared, with the status of the job at that time, if it is known. */
  onGone: (status: JobStatus | undefined) => void;
}

/**
 * A dialog of a job's page over another page, such as a list of jobs. The dialog waits for a new read of the job, because the
 * cached job may have an old price or status.
 */
export default function DialogInPlace({ jobId, dialog, onReady, onGone }: DialogInPlaceProps) {
  const read = useRead('getJob', { params: { id: jobId } }, { refetchOnMount: 'always' });
  const { error, isFetching, refetch } = read;
  const current = useCurrent(read);
  // Marks the job's notifications as read, as opening its page does.
  useReadOnVisit(current?.job.viewer.unreadNotifications ?? []);
  const isClosed = error !== null && (error.status === 403 || isAbsent(error));
  const isKnown = current !== undefined || (error !== null && !isFetching);
  useEffect(() => {
    if (isKnown) onReady();
  }, [isKnown, onReady]);
  const status = read.data?.job.status;
  const inPlace = useMemo(() => ({ opens: dialog, onGone: () => onGone(status) }), [dialog, onGone, status]);
  if (current && !isClosed)
    return (
      <JobScreenProvider job={current.job} inPlace={inPlace}>
        <JobDialogs />
      </JobScreenProvider>
    );
  return (
    isKnown && (
      <DialogFrame
        isOpen
        onClose={() => onGone(undefined)}
        title={isClosed ? 'This job is no longer open to you' : "We couldn't load this job"}
      >
        <Failure error={error} {...(isClosed ? {} : { onRetry: refetch, isRetrying: isFetching })} />
      </DialogFrame>
    )
  );
}
