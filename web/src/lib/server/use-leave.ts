import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { mayLeave } from './leave-question.ts';
import { useSession } from './session.tsx';

/**
 * The state of the navigation that signs out. It leads to the home page, because other pages would ask a person without a session
 * to sign in.
 */
const way = { signsOut: true };

/** Returns whether this is the state of a navigation that ends with signing out. */
export const isSigningOut = (state: unknown): boolean => (state as Partial<typeof way> | null)?.signsOut === true;

/**
 * Returns a function that leaves the page to sign out. If `asks` is true, it first asks about files that are not uploaded yet.
 */
export function useLeave({ asks = true } = {}): () => void {
  const navigate = useNavigate();
  return () =>
    void (asks ? mayLeave() : Promise.resolve(true)).then((may) => may && navigate(paths.home, { state: way }));
}

/** Signs out once the navigation of `useLeave` has left the page. */
export function useSignOutOnArrival(): void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const isArrived = isSigningOut(useLocation().state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (!isArrived) return;
    void navigate(paths.home, { replace: true });
    signOut();
  }, [isArrived]);
}
