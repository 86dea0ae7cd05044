import { Suspense, useEffect } from 'react';
import { LostOverlay } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { rememberFocus } from '../../lib/opener.ts';
import { type Overlay, openedOverlay, openOverlay, useOverlay } from '../../lib/overlay.ts';
import { useSession } from '../../lib/server/session.tsx';
import { isPressOf } from '../../lib/shortcuts.ts';
import { isDialogOpen, takesSingleKey } from '../../lib/single-keys.ts';

const Palette = lazy(() => import('./palette.tsx'), LostOverlay);
const KeyboardHelp = lazy(() => import('./keyboard-help.tsx'), LostOverlay);

/** Returns the overlay of a shortcut, or null for another key. */
function overlayOf(event: KeyboardEvent): Overlay | null {
  if (isPressOf('search', event)) return 'search';
  return isPressOf('help', event) && takesSingleKey(event) ? 'keyboardHelp' : null;
}

/** Opens the overlay of a shortcut. A second press closes it. Over another dialog, a shortcut has no effect. */
function listen(event: KeyboardEvent): void {
  const overlay = overlayOf(event);
  if (overlay === null || event.defaultPrevented) return;
  event.preventDefault();
  if (event.repeat) return;
  const isOpen = openedOverlay() === overlay;
  if (!isOpen && isDialogOpen()) return;
  if (!isOpen) rememberFocus();
  openOverlay(isOpen ? null : overlay);
}

/** The search and the keyboard help, which open over every page for signed-in people. */
export function Overlays() {
  const { user } = useSession();
  const overlay = useOverlay();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
      openOverlay(null);
    };
  }, [isSignedIn]);
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      {overlay === 'search' && <Palette key={user.person.id} user={user} />}
      {overlay === 'keyboardHelp' && <KeyboardHelp />}
    </Suspense>
  );
}
