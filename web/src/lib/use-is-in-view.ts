import { useEffect, useState } from 'react';

/** Returns whether the element with this id is on the screen, above its lowest quarter. Null until the browser has answered. */
export function useIsInView(id: string | null): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(id === null ? false : null);
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id);
    if (element === null) return setInView(false);
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      // The header covers the top of the screen, and bars cover the bottom.
      { rootMargin: '-80px 0px -25% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(null);
    };
  }, [id]);
  return isInView;
}
