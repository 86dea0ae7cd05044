import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When what has the focus goes away, the second element gets it. Otherwise, somebody with a keyboard would begin again at the
 * top of the window. The page has to render together with what goes away.
 */
export function useKeptFocus() {
  const page = useRef<HTMLDivElement>(null);
  const instead = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    const box = page.current;
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = target as Element;
    };
    // Browsers also say this about an element that is being removed. It is gone only later.
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
