import { useEffect, useLayoutEffect, useRef } from 'react';
import { type createBrowserRouter, useLocation, useNavigate } from 'react-router-dom';

/**
 * An open dialog is an entry of the browser's history, so the Back button closes it and the page stays. Closing a dialog in
 * another way goes back over its entry. A page that follows a dialog replaces the entry.
 */

const open = new Set<string>();

const dialogsIn = (state: unknown): readonly string[] => {
  const { dialogs } = (state ?? {}) as { dialogs?: unknown };
  return Array.isArray(dialogs) ? dialogs : [];
};

/** Returns whether an entry of the history with this state belongs to a dialog. */
export const isDialogEntry = (state: unknown): boolean => dialogsIn(state).length > 0;

/** Returns the ids of the dialogs in the browser's current entry. The router keeps the state of a location under `usr`. */
const dialogsHere = (): readonly string[] => dialogsIn(window.history.state?.usr);

const mostMilliseconds = 1_000;
let goingBack: Promise<void> | null = null;

/** Goes back over the entries of dialogs. If a call is already going back, another call waits for it and adds no steps. */
function goBack(steps: number): Promise<void> {
  if (goingBack) return goingBack;
  const arrival = new Promise<void>((resolve) => {
    const arrive = () => {
      goingBack = null;
      clearTimeout(late);
      removeEventListener('popstate', arrive);
      resolve();
    };
    addEventListener('popstate', arrive);
    // Stops waiting after a second, because a copied tab may have no entry to go back to and then sends no event.
    const late = setTimeout(arrive, mostMilliseconds);
  });
  goingBack = arrival;
  window.history.go(-steps);
  return arrival;
}

/** Leaves the entry of this dialog, unless the browser has already left it. */
const leave = (dialog: string): void => {
  if (dialogsHere().at(-1) === dialog) void goBack(1);
};

/** Makes an open dialog an entry of the history. `onBack` closes the dialog. */
export function useDialogEntry(isOpen: boolean, onBack: () => void): void {
  const navigate = useNavigate();
  const location = useLocation();
  const close = useRef(onBack);
  useEffect(() => {
    close.current = onBack;
  });
  // A layout effect runs before the dialog is painted, so the entry exists before a person can press Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing matter, whatever else has changed
  useLayoutEffect(() => {
    if (!isOpen) return;
    const id = crypto.randomUUID();
    open.add(id);
    const { pathname, search, hash, state } = location;
    void navigate(
      { pathname, search, hash },
      { state: { ...state, dialogs: [...dialogsIn(state), id] }, preventScrollReset: true },
    );
    const onPop = () => {
      if (!dialogsHere().includes(id)) close.current();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      open.delete(id);
      // If the action that closes the dialog also opens another page, that navigation must be first.
      setTimeout(() => leave(id));
    };
  }, [isOpen]);
}

/**
 * Leaves the entry of a dialog that is no longer open: after the Forward button led to the entry, or after a reload closed the
 * dialog.
 */
export function useClosedDialogEntries(): void {
  const { state, key } = useLocation();
  const last = dialogsIn(state).at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same entry may be reached again
  useEffect(() => {
    if (last !== undefined && !open.has(last)) leave(last);
  }, [last, key]);
}

/** Makes the router go back over the entries of dialogs before it goes to another page. */
export function withDialogEntries(router: ReturnType<typeof createBrowserRouter>): typeof router {
  const go: (...request: unknown[]) => Promise<void> = router.navigate.bind(router) as never;
  const navigate = async (to: unknown, options?: { state?: unknown }): Promise<void> => {
    const here = dialogsHere().length;
    const opensDialog = dialogsIn(options?.state).length > here;
    if (typeof to !== 'number' && here > 0 && !opensDialog) await goBack(here);
    return go(to, options);
  };
  return Object.assign(router, { navigate });
}
