import { chakra, HStack } from '@chakra-ui/react';
import {
  BriefcaseBusiness,
  CalendarDays,
  CircleDollarSign,
  Flag,
  LayoutDashboard,
  type LucideIcon,
  Plus,
  Search,
  ShieldCheck,
  Sun,
  UserRoundCheck,
} from 'lucide-react';
import { Suspense } from 'react';
import type { UserView } from '#shared/api/auth.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { adminListAt, paths } from '#shared/pages.ts';
import { LostMenu } from '../../components/lost.tsx';
import { pagesOf, type RolePageName } from '../../config/role-pages.ts';
import { lazy } from '../../lib/lazy.tsx';
import { useSession } from '../../lib/server/session.tsx';
import { unlessLow } from '../../theme/low-screen.ts';
import { BarLink } from './bar-link.tsx';
import { BarLabel, barTab } from './bar-tab.tsx';
import { useParentPage } from './use-parent-page.ts';

/** The menu loads after the bar, because most of the menu's script is for positioning. */
const MoreMenu = lazy(() => import('./more-menu.tsx'), LostMenu);

const Tab = chakra(BarLink, { base: { ...barTab, '&[aria-current]': { color: 'colorPalette.fg' } } });

interface BarPage {
  /** The page that the tab opens, or to which its list belongs. */
  name: RolePageName;
  /** The URL of the tab, if it opens one list of the page. */
  to?: string;
  label: string;
  icon: LucideIcon;
  /** Whether the tab is only active at its own URL, and not at those below it. */
  isExact?: true;
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
    { name: 'myJobs', label: 'Jobs', icon: BriefcaseBusiness, isExact: true },
    { name: 'createJob', label: 'Post Job', icon: Plus },
    { name: 'calendar', label: 'Calendar', icon: CalendarDays },
    { name: 'payments', label: 'Payments', icon: CircleDollarSign },
  ],
  installer: [
    { name: 'dashboard', label: 'Today', icon: Sun },
    { name: 'myJobs', label: 'Jobs', icon: BriefcaseBusiness, isExact: true },
    { name: 'findWork', label: 'Find work', icon: Search },
    { name: 'calendar', label: 'Calendar', icon: CalendarDays },
  ],
};

/** The tabs of an administrator, of either role. The menu lists the pages of their own company. */
const adminTabs: readonly BarPage[] = [
  { name: 'admin', label: 'Admin', icon: ShieldCheck, isExact: true },
  { name: 'admin', to: adminListAt('verification'), label: 'Verification', icon: UserRoundCheck },
  { name: 'admin', to: adminListAt('reports'), label: 'Reports', icon: Flag },
  { name: 'admin', to: adminListAt('jobs'), label: 'Jobs', icon: BriefcaseBusiness },
];

function tabsOf(user: UserView): readonly BarPage[] {
  if (user.isAdmin) return adminTabs;
  const allowed = new Set(pagesOf(user).map(({ name }) => name));
  return barPages[user.role].filter(({ name }) => allowed.has(name)).slice(0, mostTabs);
}

/** On a phone, keeps the main pages within thumb reach. */
export function BottomBar() {
  const { user } = useSession();
  const parent = useParentPage();
  if (!user) return null;
  const tabs = tabsOf(user);
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
      {tabs.map(({ name, to = paths[name], label, icon: Icon, isExact = false }) => (
        <Tab key={to} to={to} end={isExact} isParent={name === parent}>
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
