import { useSession } from './session.tsx';

/**
 * Styles that show an element only to signed-in people or only to visitors. `before-paint.js` marks the page before the first
 * paint if this browser has a session.
 */
export const forPerson = { css: { 'html:not([data-person]) &': { display: 'none' } } };
export const forVisitor = { css: { 'html[data-person] &': { display: 'none' } } };

/**
 * Returns whether the first answer about the session is pending, as on a prerendered page. The page then contains the content for
 * signed-in people and for visitors, and the styles above hide one of the two.
 */
export function useIsUndecided(): boolean {
  const { user, isLoading, authView } = useSession();
  return user === null && isLoading && authView === null;
}
