import { Field, Textarea } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { ConfirmFooter } from '../screen/confirm-footer.tsx';

interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  text: ReactNode;
  question: string;
  confirm: string;
  /** The message if a required reason is missing. Without it, the reason is optional. */
  missing?: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

const longest = 500;

function ReasonField({
  question,
  isRequired,
  error,
  value,
  onChange,
}: {
  question: string;
  isRequired: boolean;
  error: string | null;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field.Root required={isRequired} invalid={error !== null}>
      <Field.Label>
        {question}
        {isRequired && <Field.RequiredIndicator />}
      </Field.Label>
      <Textarea
        size="lg"
        bg="bg.panel"
        rows={3}
        maxLength={longest}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Field.ErrorText role="alert">{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** Asks for a reason before it acts, because the other side will want to know. */
export function ReasonDialog({
  isOpen,
  title,
  text,
  question,
  confirm,
  missing,
  cancelLabel,
  isDanger = false,
  isPending,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  if (!isOpen && (reason !== '' || error !== null)) {
    setReason('');
    setError(null);
  }
  const given = reason.replaceAll(/\s+/g, ' ').trim();
  const go = () => {
    if (missing && !given) return setError(missing);
    onConfirm(given);
    return undefined;
  };
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      isAlert={isDanger}
      title={title}
      text={text}
      footer={
        <ConfirmFooter
          label={confirm}
          isDanger={isDanger}
          isPending={isPending}
          onCancel={onClose}
          onConfirm={go}
          {...(cancelLabel ? { cancelLabel } : {})}
        />
      }
    >
      <ReasonField
        question={question}
        isRequired={missing !== undefined}
        error={error}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setError(null);
        }}
      />
    </DialogFrame>
  );
}
