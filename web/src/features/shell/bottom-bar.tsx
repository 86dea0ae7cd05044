import { chakra, HStack } from '@chakra-ui/react';
import {
  BriefcaseBusiness,
  CalendarDays,
  CircleDollarSign,
  LayoutDashboard,
  type LucideIcon,
  Plus,
  Search,
  Sun,
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

/** The menu loads after the bar, because most of the menu's script is for positioning. */
const MoreMenu = lazy(() => import('./more-menu.tsx'), LostMenu);

const Tab = chakra(NavLink, { base: { ...barTab, '&.active': { color: 'colorPalette.fg' } } });

interface BarPage {
  name: RolePageName;
  label: string;
  icon: LucideIcon;
}

/** The most tabs beside the menu that fit on a small phone. */
const mostTabs = 4;

/**
 * The tabs of each role on a phone, the most used first. The bar shows the first four that the person's rank includes, so a
 * bookkeeper, who posts no jobs, has the payments there. The menu lists the other pages.
 */
const barPages: Record<Role, readonly BarPage[]> = {
  retailer: [
    { name: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
    { name: 'myJobs', label: 'Jobs', icon: BriefcaseBusiness },
    { name: 'createJob', label: 'Post Job', icon: Plus },
    { name: 'calendar', label: 'Calendar', icon: CalendarDays },
    { name: 'payments', label: 'Payments', icon: CircleDollarSign },
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
  const tabs = barPages[user.role].filter(({ name }) => allowed.has(name)).slice(0, mostTabs);
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
        <Tab key={name} to={paths[name]} end={name === 'myJobs'}>
          <Icon size={20} aria-hidden />
          <BarLabel>{label}</BarLabel>
        </Tab>
      ))}
      <Suspense fallback={<chakra.div {...barTab} />}>
        <MoreMenu user={user} without={tabs.map(({ name }) => name)} />
      </Suspense>
    </HStack>
  );
}
