import { Stack, Text } from '@chakra-ui/react';
import { needsOf } from '#web/src/components/credentials/credential-words.ts';
import { InstallerCredentials } from '#web/src/components/credentials/installer-credentials.tsx';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { Facts } from '#web/src/components/facts.tsx';
import { jobName } from '#web/src/components/job-facts.tsx';
import { ChangesList } from '#web/src/components/terms/changes-list.tsx';
import { WithGst } from '#web/src/components/with-gst.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { counted } from '#web/src/lib/format.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import type { Application } from './application-order.ts';
import { nameOf } from './decide-buttons.tsx';

interface AwardQuestionProps {
  of: Application;
  isOpen: boolean;
  /** Over the dialog of the applications, which Back closes with the question. */
  isOverDialog: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the owner once, with the terms of the award and the states of the installer's credentials. */
export default function AwardQuestion({
  of: application,
  isOpen,
  isOverDialog,
  isPending,
  onConfirm,
  onClose,
}: AwardQuestionProps) {
  const { job } = useJobScreen();
  const { installerId, leadTimeDays, changes } = application;
  const hasChanged = changes.length > 0;
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      isEntry={!isOverDialog}
      title={`Accept ${nameOf(application)}?`}
      text={jobName(job)}
      footer={
        <ConfirmFooter
          label={hasChanged ? 'Ask them to confirm' : 'Accept application'}
          isPending={isPending}
          onConfirm={onConfirm}
          onCancel={onClose}
        />
      }
    >
      <Stack gap="4">
        <Facts
          of={[
            ['Price', <WithGst key="price" dollars={job.priceExGst} />],
            ['Lead time', counted(leadTimeDays, 'day', 'days')],
            ['Preferred week', job.preferredWeek && `Week of ${booked(job.preferredWeek, 'weekday')}`],
          ]}
        />
        <InstallerCredentials
          id={installerId}
          job={{ ...needsOf(job), day: job.installationDate ?? job.preferredWeek }}
        />
        {hasChanged && <ChangesList of={changes} />}
        <Text color="fg.muted">
          {hasChanged
            ? "The job has changed since they applied. We'll award it to them once they confirm these changes."
            : "We'll award the job to them as soon as you accept, and tell them. If you unassign them, you can accept another application."}
        </Text>
      </Stack>
    </DialogFrame>
  );
}
