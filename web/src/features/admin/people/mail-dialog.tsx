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
  bounced: (at) => `An email to the address they sign in with came back for good on ${happened(at, 'moment')}.`,
  complained: (at) => `One of our emails to them was marked as spam on ${happened(at, 'moment')}.`,
};

/** Why somebody is sent no email, and the way to let it through again. */
export function MailDialog({ person: { id, companyName }, stopped, onClose }: MailDialogProps) {
  const allow = useWrite('allowMail');
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Email to ${companyName}`}
      text={`${whatHappened[stopped.why](stopped.at)} Nothing has been sent to them since.`}
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
          When they sign in, a bar offers them a link by email that repairs this. Most people need nothing else.
        </Text>
        <Text>
          Send email again if they have told you that the address works and that they want our emails. Each one that
          comes back makes it harder for us to reach everybody else.
        </Text>
      </Stack>
    </DialogFrame>
  );
}
