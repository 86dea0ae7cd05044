import { useSession } from './session.tsx';

/** The page is marked before the first paint if this browser has a session. */
export const forPerson = { css: { 'html:not([data-person]) &': { display: 'none' } } };
export const forVisitor = { css: { 'html[data-person] &': { display: 'none' } } };

/** Before the first answer, as in the HTML of a standing page, what is for people and for visitors is all there, and the mark shows one. */
export function useIsUndecided(): boolean {
  const { user, isLoading, authView } = useSession();
  return user === null && isLoading && authView === null;
}
