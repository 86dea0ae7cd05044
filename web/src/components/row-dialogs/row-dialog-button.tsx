import { Button, type ButtonProps } from '@chakra-ui/react';
import type { JobStatus } from '#shared/domain/jobs/job.ts';
// Remembers the pressed button. A dialog loads only after the press, and returns the focus to this button when it closes.
import '../../lib/opener.ts';
import { type Applicant, type RowDialogName, useRowDialogs } from './row-dialogs.tsx';

interface RowDialogButtonProps extends ButtonProps {
  row: string;
  jobId: string;
  name: RowDialogName;
  seenTerms?: number;
  applicant?: Applicant | undefined;
  onGone?: (status: JobStatus | undefined) => void;
}

/** A row's button that opens a dialog of its job. It shows a spinner until the job has been read. */
export function RowDialogButton({
  row,
  jobId,
  name,
  seenTerms,
  applicant,
  onGone,
  onClick,
  ...look
}: RowDialogButtonProps) {
  const { opened, open } = useRowDialogs();
  const isOpening = opened?.row === row && opened.dialog.name === name && !opened.isReady;
  return (
    <Button
      {...look}
      loading={isOpening}
      onClick={(event) => {
        onClick?.(event);
        open({
          row,
          jobId,
          dialog: { name, ...(seenTerms === undefined ? {} : { seenTerms }), ...(applicant ? { applicant } : {}) },
          ...(onGone ? { onGone } : {}),
        });
      }}
    />
  );
}
