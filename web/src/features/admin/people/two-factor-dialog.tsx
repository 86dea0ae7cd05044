import { Stack, Text } from '@chakra-ui/react';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';

interface TwoFactorDialogProps {
  person: { id: string; companyName: string };
  since: string;
  onClose: () => void;
}

/** Turns two-factor sign-in off for an owner who has lost the phone and the recovery codes. */
export function TwoFactorDialog({ person: { id, companyName }, since, onClose }: TwoFactorDialogProps) {
  const reset = useWrite('resetTwoFactor');
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Two-factor sign-in of ${companyName}`}
      text={`On since ${happened(since)}.`}
      footer={
        <ConfirmFooter
          label="Turn off"
          isDanger
          isPending={reset.isPending}
          onCancel={onClose}
          onConfirm={() => reset.mutate({ params: { id } }, { onSuccess: onClose })}
        />
      }
    >
      <Stack gap="3">
        <Text>
          Turn it off only if the owner has lost their phone and their recovery codes. First make sure that the owner is
          the one asking. Until they turn it on again, their password alone signs them in.
        </Text>
        <Text>We'll sign them out everywhere and email them. The Audit page will show that you did this.</Text>
      </Stack>
    </DialogFrame>
  );
}
