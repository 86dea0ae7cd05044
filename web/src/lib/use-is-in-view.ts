import { useEffect, useState } from 'react';

/** Returns whether the element with this id is on the screen, above its lowest quarter. False for null. */
export function useIsInView(id: string | null): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id);
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      // The header covers the top of the screen, and bars cover the bottom.
      { rootMargin: '-80px 0px -25% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [id]);
  return isInView;
}
