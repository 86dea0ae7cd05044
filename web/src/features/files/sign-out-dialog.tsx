import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';

interface SignOutDialogProps {
  isOpen: boolean;
  toSend: string;
  onAnswer: (signsOut: boolean) => void;
}

export default function SignOutDialog({ isOpen, toSend, onAnswer }: SignOutDialogProps) {
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      title="Sign out before everything is uploaded?"
      text={`${toSend}. If you sign out now, we'll delete what is not uploaded yet.`}
      isAlert
      isEntry={false}
      size="sm"
      footer={
        <ConfirmFooter
          label="Sign out"
          cancelLabel="Stay signed in"
          isDanger
          onCancel={() => onAnswer(false)}
          onConfirm={() => onAnswer(true)}
        />
      }
    />
  );
}
