import { Button } from '@chakra-ui/react';
import { DialogFrame } from '../dialog/dialog-frame.tsx';

interface LeaveDialogProps {
  isOpen: boolean;
  text: string;
  isLoss: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** On a phone, the buttons share one line. */
const shared = { base: '1', md: 'none' };

export default function LeaveDialog({ isOpen, text, isLoss, onStay, onLeave }: LeaveDialogProps) {
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onStay}
      title="Leave without saving?"
      text={text}
      isAlert
      isEntry={false}
      size="sm"
      footer={
        <>
          <Button variant="outline" size="lg" flex={shared} data-first-focus onClick={onStay}>
            Keep editing
          </Button>
          <Button size="lg" flex={shared} {...(isLoss ? { colorPalette: 'red' } : {})} onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    />
  );
}
