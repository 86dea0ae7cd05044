import { Button } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

interface ShowNumberButtonProps {
  isPending: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Shows a number that an administrator compares. It gets the focus for each record, so that Enter goes through a queue. */
export function ShowNumberButton({ isPending, onPress, children }: ShowNumberButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} data-first-focus variant="outline" size="lg" loading={isPending} onClick={onPress}>
      {children}
    </Button>
  );
}
