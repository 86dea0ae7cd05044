/** Whether a form has opened since the document was loaded. */
let hasOpened = false;

/** Returns whether this is the first form that opens on a reloaded page. The person then expects their text in it. */
export function isFirstAfterReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'reload' || hasOpened) return false;
  hasOpened = true;
  return new URL(entry.name).pathname === window.location.pathname;
}
