import { Portal, Tooltip } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';

const openDelayMilliseconds = 700;
const skipMilliseconds = 300;
let lastClosedAt = 0;

/** A tooltip that explains an icon. The icon's button has the same text as its accessible name. */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  const [delay, setDelay] = useState(openDelayMilliseconds);
  return (
    <Tooltip.Root
      openDelay={delay}
      closeDelay={0}
      onOpenChange={({ open }) => {
        if (!open) lastClosedAt = Date.now();
      }}
    >
      <Tooltip.Trigger
        asChild
        onPointerEnter={() => setDelay(Date.now() - lastClosedAt < skipMilliseconds ? 0 : openDelayMilliseconds)}
      >
        {children}
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
