import { Stack, type StackProps } from '@chakra-ui/react';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * A group that keeps the focus when its focused control is removed. For example, a chosen file replaces the button that chose it.
 * Otherwise, the focus would move to the page's body.
 */
export function KeptFocus(props: StackProps) {
  const group = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      // Ignores a control that was removed or whose window is behind the file chooser. The person has not left the group then.
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
