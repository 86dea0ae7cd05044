import { useLayoutEffect, useRef } from 'react';

/** On a phone, links or buttons form one line up to the edges of the window, which scrolls sideways. */
export const phoneLine = {
  display: 'flex',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  mx: { base: '-4', md: '0' },
  px: { base: '4', md: '0' },
  // Room for the outline of the focus, which the line would cut off.
  my: { base: '-1', md: '0' },
  py: { base: '1', md: '0' },
  scrollPaddingInline: '4',
} as const;

/**
 * Scrolls the line to its open item, which has `aria-current`. Leaves the page where it is, which `scrollIntoView` might move as
 * well. The line must be positioned.
 */
export function useOpenInView(open: string | undefined) {
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line scrolls again when another item is open
  useLayoutEffect(() => {
    const item = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && item)
      line.current.scrollLeft = item.offsetLeft - (line.current.clientWidth - item.offsetWidth) / 2;
  }, [open]);
  return line;
}
