import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { mayLeave } from './leave-question.ts';
import { useSession } from './session.tsx';

/** The first page after signing out: without a session, other pages would ask the person to sign in. */
const way = { signsOut: true };

/** Returns whether this is the state of a navigation that ends with signing out. */
export const isSigningOut = (state: unknown): boolean => (state as Partial<typeof way> | null)?.signsOut === true;

/** Leaves the page in order to sign out. A page with unsaved changes asks first, and so do files to upload. */
export function useLeave({ asks = true } = {}): () => void {
  const navigate = useNavigate();
  return () =>
    void (asks ? mayLeave() : Promise.resolve(true)).then((may) => may && navigate(paths.home, { state: way }));
}

/** Signs out once the person has left the page for it. */
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
