import { useSession } from './session.tsx';

/** The page is marked before the first paint if this browser has a session. */
export const forPerson = { css: { 'html:not([data-person]) &': { display: 'none' } } };
export const forVisitor = { css: { 'html[data-person] &': { display: 'none' } } };

/**
 * Returns whether the first answer is still missing, as on a prerendered page. The page then contains the content for people
 * and for visitors, and the mark shows one of them.
 */
export function useIsUndecided(): boolean {
  const { user, isLoading, authView } = useSession();
  return user === null && isLoading && authView === null;
}
