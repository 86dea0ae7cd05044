import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to a section that a link names after "#". The router only scrolls to elements that exist on arrival. `height` is a
 * value that changes when the page above or in the section gets its height, for example when a list has loaded.
 */
export function useHashTarget(id: string, height?: unknown): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed height moves the section
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, id, height]);
}
