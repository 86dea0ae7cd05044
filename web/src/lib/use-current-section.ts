import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns the id of the section that the URL names after #, if it is on the screen, or else of the first section on the screen.
 * The last sections of a page are too low to reach the top of the screen. `ids` must be the same array in each render.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const named = useLocation().hash.slice(1);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) isIntersecting ? now.add(target.id) : now.delete(target.id);
          return now;
        }),
      // The header covers the top of the screen.
      { rootMargin: '-80px 0px 0px 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return seen.has(named) ? named : (ids.find((id) => seen.has(id)) ?? ids[0]);
}
