import { Box, Button, Container, chakra, HStack, IconButton, Skeleton, Spacer } from '@chakra-ui/react';
import { Moon, Search, Sun } from 'lucide-react';
import { type MouseEvent, Suspense } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import { LostMenu } from '../../components/lost.tsx';
import { useAccountTheme, useThemeChoice } from '../../components/theme-choice.ts';
import { headerPagesOf, visitorPages } from '../../config/role-pages.ts';
import { commandKey } from '../../lib/command-key.ts';
import { lazy } from '../../lib/lazy.tsx';
import { openOverlay } from '../../lib/overlay.ts';
import { useSession } from '../../lib/server/session.tsx';
import { forPerson, forVisitor, useIsUndecided } from '../../lib/server/undecided.ts';
import { unlessLow } from '../../theme/low-screen.ts';
import { BarLink } from './bar-link.tsx';
import { Brand } from './brand.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { useParentPage } from './use-parent-page.ts';

/** Most of a menu's script is for positioning, and the page should not wait for that. */
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }), LostMenu);

const Nav = chakra(BarLink, {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'md',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-current]': { color: 'colorPalette.fg', bg: 'colorPalette.subtle' },
  },
});

/** The link is as high as the first line of the header. On a phone, visitors have a second line, which must not move the link. */
const HomeLink = chakra(Link, { base: { display: 'flex', alignItems: 'center', minHeight: '16' } });

/** The style of a visitor's link. Three of them fit beside each other on a small phone. */
const visitorLook = { px: { base: '1.5', md: '3' }, minHeight: '11', alignContent: 'center' } as const;

function ThemeToggle() {
  useAccountTheme();
  const { mode, toggle } = useThemeChoice();
  return (
    <IconButton variant="ghost" onClick={toggle} aria-label={mode === 'light' ? 'Use dark theme' : 'Use light theme'}>
      {mode === 'light' ? <Moon size={20} /> : <Sun size={20} />}
    </IconButton>
  );
}

/** The accessible name contains the text that a wide window shows. A phone shows only the icon. */
const SearchButton = () => (
  <Button
    variant={{ base: 'ghost', md: 'outline' }}
    px={{ base: '2.5', lg: '3' }}
    aria-label={`Search ${commandKey()} K`}
    onClick={() => openOverlay('search')}
  >
    <Search size={18} />
    <Box as="span" hideBelow="lg">
      Search
    </Box>{' '}
    <Box as="kbd" hideBelow="lg" textStyle="label" color="fg.muted" fontFamily="body">
      {commandKey()} K
    </Box>
  </Button>
);

export function Header() {
  const { user, isLoading, failure, retry, openAuth } = useSession();
  const isUndecided = useIsUndecided();
  const parent = useParentPage();
  // The link Find work of a visitor leads to the map.
  const isFindWork = useMatch(paths.findWork) !== null;
  const openLogin = (event: MouseEvent) => {
    event.preventDefault();
    openAuth('login');
  };
  // A suspended person counts as a visitor, because they may have another account to sign in with.
  const isUnknown = failure !== null && failure.code !== 'suspended';
  return (
    <Box as="header" {...unlessLow} position="sticky" top="0" zIndex="docked" bg="bg.panel" borderBottomWidth="1px">
      <Container maxWidth="7xl" px={{ base: '4', md: '6' }}>
        <HStack minHeight="16" columnGap="1" rowGap="0" wrap={user ? 'nowrap' : { base: 'wrap', md: 'nowrap' }}>
          <HomeLink to={paths.home} aria-label={productName}>
            <Brand />
          </HomeLink>
          {(user || isUndecided) && (
            <HStack as="nav" aria-label="Main" gap="1" ms="6" hideBelow="md" {...(isUndecided ? forPerson : {})}>
              {headerPagesOf(user).map(({ name, label, header }) => (
                <Nav key={name} to={paths[name]} isParent={name === parent} {...header}>
                  {label}
                </Nav>
              ))}
            </HStack>
          )}
          {!user && (
            // On a phone, the pages have their own line below the logo and Login.
            <HStack
              as="nav"
              aria-label="Visitors"
              data-visitor-pages
              ms={{ base: '0', md: '6' }}
              pb={{ base: '1', md: '0' }}
              order={{ base: '1', md: '0' }}
              width={{ base: 'full', md: 'auto' }}
              justify="space-between"
              {...(isUndecided ? forVisitor : {})}
            >
              {visitorPages.map(({ name, label }) => (
                <Nav key={name} to={paths[name]} isParent={name === 'map' && isFindWork} {...visitorLook}>
                  {label}
                </Nav>
              ))}
            </HStack>
          )}
          <Spacer />
          {user ? (
            <>
              <SearchButton />
              <ThemeToggle />
              <NotificationBell key={user.person.id} unread={user.unreadNotifications} />
              <Suspense fallback={<Skeleton boxSize="10" borderRadius="full" />}>
                <UserMenu user={user} />
              </Suspense>
            </>
          ) : (
            <>
              {isUndecided && (
                <HStack gap="1" {...forPerson}>
                  {['search', 'theme', 'messages', 'menu'].map((each) => (
                    <Skeleton key={each} boxSize="10" borderRadius="full" />
                  ))}
                </HStack>
              )}
              {isUnknown ? (
                <Button onClick={retry} loading={isLoading}>
                  Try again
                </Button>
              ) : (
                <Button asChild {...(isUndecided ? forVisitor : {})}>
                  {/* Before hydration, `onClick` does not run. The link opens the dashboard, whose guard opens the dialog. */}
                  <Link to={paths.dashboard} onClick={openLogin}>
                    Login
                  </Link>
                </Button>
              )}
            </>
          )}
        </HStack>
      </Container>
    </Box>
  );
}
