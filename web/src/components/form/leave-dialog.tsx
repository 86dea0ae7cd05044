import { Button } from '@chakra-ui/react';
import { DialogFrame } from '../dialog-frame.tsx';

interface LeaveDialogProps {
  isOpen: boolean;
  text: string;
  isLoss: boolean;
  onStay: () => void;
  onLeave: () => void;
}

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
          <Button variant="outline" size="lg" data-first-focus onClick={onStay}>
            Keep editing
          </Button>
          <Button size="lg" {...(isLoss ? { colorPalette: 'red' } : {})} onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    />
  );
}
