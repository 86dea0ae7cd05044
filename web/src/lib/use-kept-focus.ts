import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the element `instead` when the page removes the focused one. Otherwise, a keyboard user would start again at
 * the top of the window. The hook checks this after each render, so call it in the component that removes elements.
 */
export function useKeptFocus<Instead extends HTMLElement = HTMLElement>() {
  const page = useRef<HTMLDivElement>(null);
  const instead = useRef<Instead>(null);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    const box = page.current;
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = target as Element;
    };
    // Browsers also fire `focusout` for an element that is about to be removed, so the check waits until it is gone.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused.current === target && (target as Element).isConnected) focused.current = null;
      });
    box?.addEventListener('focusin', onFocus);
    box?.addEventListener('focusout', onBlur);
    return () => {
      box?.removeEventListener('focusin', onFocus);
      box?.removeEventListener('focusout', onBlur);
    };
  }, []);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) instead.current?.focus({ preventScroll: true });
  });
  return { page, instead };
}
