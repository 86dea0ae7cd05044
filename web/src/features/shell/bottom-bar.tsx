import { chakra, HStack } from '@chakra-ui/react';
import {
  BriefcaseBusiness,
  CalendarDays,
  House,
  LayoutDashboard,
  type LucideIcon,
  Map as MapIcon,
  Plus,
  Search,
  Sun,
  UserRound,
} from 'lucide-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import type { Role } from '#shared/domain/jobs/job.ts';
import { paths } from '#shared/pages.ts';
import { LostMenu } from '../../components/lost.tsx';
import { pagesOf, type RolePageName } from '../../config/role-pages.ts';
import { lazy } from '../../lib/lazy.tsx';
import { useSession } from '../../lib/server/session.tsx';
import { unlessLow } from '../../theme/low-screen.ts';
import { BarLabel, barTab } from './bar-tab.tsx';

/** The menu loads after the bar. */
const MoreMenu = lazy(() => import('./more-menu.tsx'), LostMenu);

const Tab = chakra(NavLink, { base: { ...barTab, '&.active': { color: 'colorPalette.fg' } } });

interface BarPage {
  name: RolePageName;
  label: string;
  icon: LucideIcon;
}

/** The tabs of each role on a phone. An installer has the day, the jobs, new work and the dates within reach, and the rest in a menu. */
const barPages: Record<Role, readonly BarPage[]> = {
  retailer: [
    { name: 'home', label: 'Home', icon: House },
    { name: 'map', label: 'Map', icon: MapIcon },
    { name: 'createJob', label: 'Post Job', icon: Plus },
    { name: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
    { name: 'profile', label: 'Profile', icon: UserRound },
  ],
  installer: [
    { name: 'dashboard', label: 'Today', icon: Sun },
    { name: 'myJobs', label: 'Jobs', icon: BriefcaseBusiness },
    { name: 'findWork', label: 'Find work', icon: Search },
    { name: 'calendar', label: 'Calendar', icon: CalendarDays },
  ],
};

/** On a phone, keeps the main pages within thumb reach. */
export function BottomBar() {
  const { user } = useSession();
  if (!user) return null;
  const allowed = new Set(pagesOf(user).map(({ name }) => name));
  const tabs = barPages[user.role].filter(({ name }) => allowed.has(name));
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
      {tabs.map(({ name, label, icon: Icon }) => (
        <Tab key={name} to={paths[name]} end={name === 'home' || name === 'myJobs'}>
          <Icon size={20} aria-hidden />
          <BarLabel>{label}</BarLabel>
        </Tab>
      ))}
      {user.role === 'installer' && (
        <Suspense fallback={<chakra.div {...barTab} />}>
          <MoreMenu user={user} without={tabs.map(({ name }) => name)} />
        </Suspense>
      )}
    </HStack>
  );
}
