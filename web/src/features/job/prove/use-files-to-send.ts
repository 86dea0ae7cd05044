import { parseChildId } from '#shared/domain/ids.ts';
import { stillToSend } from '#web/src/lib/uploads/kept-file.ts';
import { useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import { useJobScreen } from '../screen/job-screen.tsx';

/** Returns "2 photos still to upload" for the requirements of this job, or null if this device has uploaded all files. */
export function useFilesToSend(): string | null {
  const { job } = useJobScreen();
  return stillToSend(
    useKeptFiles().filter(
      ({ purpose }) => purpose.kind === 'requirement' && parseChildId(purpose.requirementId)?.jobId === job.id,
    ),
  );
}
