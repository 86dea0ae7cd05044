import { Stack, Text } from '@chakra-ui/react';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import type { MailStopped } from '../frame/admin-words.ts';

interface MailDialogProps {
  person: { id: string; companyName: string };
  stopped: MailStopped;
  onClose: () => void;
}

const whatHappened: Record<MailStopped['why'], (at: string) => string> = {
  bounced: (at) => `An email to their sign-in address bounced on ${happened(at, 'moment')}.`,
  complained: (at) => `One of our emails to them was marked as spam on ${happened(at, 'moment')}.`,
};

/** Explains why a user receives no email, and turns email back on. */
export function MailDialog({ person: { id, companyName }, stopped, onClose }: MailDialogProps) {
  const allow = useWrite('allowMail');
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Email to ${companyName}`}
      text={`${whatHappened[stopped.why](stopped.at)} We have sent nothing since.`}
      footer={
        <ConfirmFooter
          label="Send email again"
          isPending={allow.isPending}
          onCancel={onClose}
          onConfirm={() => allow.mutate({ params: { id }, body: { stoppedAt: stopped.at } }, { onSuccess: onClose })}
        />
      }
    >
      <Stack gap="3">
        <Text>
          When they sign in, a message offers to email them a link that turns email back on. Usually that's enough.
        </Text>
        <Text>
          Send email again if they have told you that the address works and that they want our emails. Each email that
          bounces makes it harder for us to reach everyone else.
        </Text>
      </Stack>
    </DialogFrame>
  );
}
