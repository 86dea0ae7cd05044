import { Button } from '@chakra-ui/react';

interface ConfirmFooterProps {
  label: string;
  isPending?: boolean;
  isDisabled?: boolean;
  isDanger?: boolean;
  cancelLabel?: string;
  /** The form that the button submits. Without one, the button calls its own handler. */
  form?: string;
  /** The id of the text that says what the button confirms. */
  describedBy?: string;
  onConfirm?: () => void;
  onCancel: () => void;
}

/**
 * The two buttons of a dialog. If `isDanger`, the cancel button gets the focus first, so that Enter does no harm. On a phone, each
 * is as wide as its label needs, and if a row has no room for both labels, each button has its own row.
 */
export const ConfirmFooter = ({
  label,
  isPending = false,
  isDisabled = false,
  isDanger = false,
  cancelLabel = 'Cancel',
  form,
  describedBy,
  onConfirm,
  onCancel,
}: ConfirmFooterProps) => (
  <>
    <Button
      variant="outline"
      size="lg"
      onClick={onCancel}
      flex={{ base: 'auto', md: 'none' }}
      {...(isDanger ? { 'data-first-focus': '' } : {})}
    >
      {cancelLabel}
    </Button>
    <Button
      size="lg"
      flex={{ base: 'auto', md: 'none' }}
      height="auto"
      minHeight="11"
      py="1.5"
      whiteSpace="normal"
      loading={isPending}
      disabled={isDisabled}
      aria-describedby={describedBy}
      {...(isDanger ? { colorPalette: 'red' } : {})}
      {...(form ? { type: 'submit' as const, form } : { onClick: onConfirm })}
    >
      {label}
    </Button>
  </>
);
