import { Box, Container, SkipNavContent, SkipNavLink } from '@chakra-ui/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatch } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { LostSilently } from '../components/lost.tsx';
import { siteOrigin } from '../components/page-title.tsx';
import { Waiting } from '../components/states.tsx';
import { AuthDialog } from '../features/auth/auth-dialog.tsx';
import { ProfileCompletion } from '../features/profile/profile-completion.tsx';
import { BottomBar } from '../features/shell/bottom-bar.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { useClosedDialogEntries } from '../lib/dialog-entries.ts';
import { lazy } from '../lib/lazy.tsx';
import { usePerson } from '../lib/server/person.ts';
import { useSignOutOnArrival } from '../lib/server/use-leave.ts';
import { filesBarId } from '../lib/uploads/files-bar-id.ts';
import { ConnectionBar } from './connection-bar.tsx';

const LateParts = lazy(() => import('./late-parts.tsx'), LostSilently);

const isInDialog = (element: Element | null): boolean =>
  Boolean(element?.closest('[role="dialog"], [role="alertdialog"]'));

/**
 * Moves the focus to the start of the page after navigation, so that screen readers start there. `ScrollRestoration` does the
 * scrolling. If a page changes behind a dialog, the focus stays in the dialog.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect, although the effect does not read it
  useEffect(() => {
    if (!isFirst.current && !isInDialog(document.activeElement)) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);
  return main;
}

/**
 * Renders toasts, uploads and overlays. A prerendered page does not contain these parts, because their script must not delay
 * hydration.
 */
function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <Suspense>{isThere && <LateParts />}</Suspense>;
}

/** Names one canonical URL for search engines, without the query. */
function Canonical() {
  const { pathname } = useLocation();
  return <link rel="canonical" href={siteOrigin + pathname} />;
}

const asHighAsItIs = {
  /** At least as high as the window, so that the footer does not move when the content arrives. */
  main: { flexGrow: '1', minHeight: '100dvh' },
  page: { maxWidth: '7xl', px: { base: '4', md: '6' }, py: { base: '5', md: '8' } },
} as const;
/** The page fills the window below the header, and its content scrolls inside the page. */
const asHighAsTheWindow = {
  main: { 'data-whole-window': true, flex: '1', minHeight: '24rem', pb: 'var(--bottom-bars)' },
  page: { maxWidth: 'full', height: 'full', px: '0' },
} as const;

/**
 * Returns the key under which the router saves a scroll position. The router gives every page opened by its URL the key
 * `default`, so all these pages would share one position.
 */
const entryOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

export function Layout() {
  const main = useFocusOnNavigation();
  const isMap = useMatch(paths.map) !== null;
  const person = usePerson();
  const size = isMap ? asHighAsTheWindow : asHighAsItIs;
  // Reserves the space of a signed-in person's bottom bar, which appears with the session. Otherwise, the map would shrink then.
  const barToCome = isMap && person !== null ? { 'data-bottom-bar': true } : {};
  useClosedDialogEntries();
  useSignOutOnArrival();
  return (
    <>
      <Canonical />
      <SkipNavLink zIndex="skipNav">Skip to content</SkipNavLink>
      <Header />
      <ConnectionBar />
      <div id={filesBarId} />
      <SkipNavContent />
      <Box as="main" ref={main} tabIndex={-1} outline="none" {...size.main} {...barToCome}>
        <Container {...size.page}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </Container>
      </Box>
      {!isMap && <Footer />}
      <BottomBar />
      <AuthDialog />
      <ProfileCompletion />
      <Late />
      <ScrollRestoration getKey={entryOf} />
    </>
  );
}
