import { Button } from '@chakra-ui/react';

interface DecisionFooterProps {
  /** Whether the administrator has seen the number. Without it, there is nothing to decide. */
  hasSeen: boolean;
  /** Leaves the record for later, and goes on to the next one. Undefined after the last one. */
  onSkip: (() => void) | undefined;
  onDecline: () => void;
  /** The label of the button that confirms the number. */
  label: string;
  isPending: boolean;
  onConfirm: () => void;
}

/** The buttons of a dialog in which an administrator compares a number. */
export const DecisionFooter = ({ hasSeen, onSkip, onDecline, label, isPending, onConfirm }: DecisionFooterProps) => (
  <>
    {onSkip && (
      <Button size="lg" variant="ghost" me="auto" onClick={onSkip}>
        Skip
      </Button>
    )}
    {hasSeen && (
      <>
        <Button size="lg" colorPalette="red" variant="outline" onClick={onDecline}>
          Decline
        </Button>
        <Button size="lg" loading={isPending} onClick={onConfirm}>
          {label}
        </Button>
      </>
    )}
  </>
);
