import { Stack, type StackProps } from '@chakra-ui/react';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * A group that keeps the focus when the focused control inside it goes, for example when a file that was chosen replaces the
 * button that chose it. Without it, the focus would fall to the page's body.
 */
export function KeptFocus(props: StackProps) {
  const group = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      // A control that was removed, or whose window is behind the file chooser, has not been left by the person.
      if (target.isConnected && document.activeElement !== target)
        isInside.current = group.current?.contains(document.activeElement) ?? false;
    });
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) group.current?.focus({ preventScroll: true });
  });
  return (
    <Stack
      ref={group}
      role="group"
      tabIndex={-1}
      focusVisibleRing="outside"
      borderRadius="md"
      {...props}
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={leave}
    />
  );
}
