import { chakra, HStack, Text } from '@chakra-ui/react';
import { House, LayoutDashboard, Map as MapIcon, Plus, Search, UserRound } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { useSession } from '../../lib/server/session.tsx';
import { unlessLow } from '../../theme/low-screen.ts';

const Tab = chakra(NavLink, {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    minHeight: '14',
    color: 'fg.muted',
    '&.active': { color: 'colorPalette.fg' },
  },
});

/** On a phone, keeps the main pages within thumb reach. */
export function BottomBar() {
  const { user } = useSession();
  if (!user) return null;
  const tabs = [
    { to: paths.home, label: 'Home', icon: House },
    { to: paths.map, label: 'Map', icon: MapIcon },
    user.role === 'retailer'
      ? { to: paths.createJob, label: 'Post Job', icon: Plus }
      : { to: paths.findWork, label: 'Find work', icon: Search },
    { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
    { to: paths.profile, label: 'Profile', icon: UserRound },
  ];
  return (
    <HStack
      as="nav"
      aria-label="Quick links"
      data-bottom-bar
      hideFrom="md"
      {...unlessLow}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      gap="0"
      pb="env(safe-area-inset-bottom)"
    >
      {tabs.map(({ to, label, icon: Icon }) => (
        <Tab key={to} to={to} end={to === paths.home}>
          <Icon size={20} aria-hidden />
          <Text fontSize="0.6875rem" fontWeight="600">
            {label}
          </Text>
        </Tab>
      ))}
    </HStack>
  );
}
