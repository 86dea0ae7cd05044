import type { UserView } from '#shared/api/auth.ts';
import type { Ability } from '#shared/domain/accounts/ranks.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { type PageName, pageAt } from '#shared/pages.ts';
import { mayDo } from '../lib/may-do.ts';

/** The pages that a person can open from any page, in one order. The header, the account menu and the search show them. */

interface RolePage {
  name: PageName;
  label: string;
  /** The role that may open the page. Undefined if both roles may. */
  role?: Role;
  isForAdmins?: true;
  /** The ability that the person's rank in their company must include. */
  needs?: Ability;
  /**
   * The props of the page's link in the header. Missing if the header has no such link. `hideBelow` hides it in a narrower
   * window.
   */
  header?: { end?: true; hideBelow?: 'lg' | 'xl' };
  isInMenu?: true;
}

const rolePages = [
  { name: 'home', label: 'Home', header: { end: true, hideBelow: 'lg' } },
  { name: 'dashboard', label: 'Dashboard', header: {}, isInMenu: true },
  { name: 'worklist', label: 'Needs attention' },
  { name: 'myJobs', label: 'My Jobs', header: { end: true }, isInMenu: true },
  { name: 'calendar', label: 'Calendar', header: { hideBelow: 'lg' }, isInMenu: true },
  { name: 'payments', label: 'Payments', needs: 'read', header: { hideBelow: 'xl' }, isInMenu: true },
  { name: 'network', label: 'My Network', needs: 'read', header: { hideBelow: 'xl' }, isInMenu: true },
  { name: 'map', label: 'Map', needs: 'read', header: {} },
  { name: 'directory', label: 'Installers', role: 'retailer', header: {}, isInMenu: true },
  { name: 'findWork', label: 'Find work', role: 'installer', needs: 'read', header: {} },
  { name: 'createJob', label: 'Post Job', role: 'retailer', needs: 'jobs', isInMenu: true },
  { name: 'notifications', label: 'Notifications' },
  { name: 'profile', label: 'Profile', needs: 'company', isInMenu: true },
  { name: 'credentials', label: 'Credentials', role: 'installer', isInMenu: true },
  { name: 'people', label: 'People', isInMenu: true },
  { name: 'settings', label: 'Settings', isInMenu: true },
  { name: 'admin', label: 'Admin Portal', isForAdmins: true, header: { hideBelow: 'lg' }, isInMenu: true },
] as const satisfies readonly RolePage[];

/** The pages that the header shows to visitors. Visitors find public jobs on the map. */
export const visitorPages = [
  { name: 'map', label: 'Find work' },
  { name: 'directory', label: 'Find installers' },
  { name: 'howItWorks', label: 'How it works' },
] as const satisfies readonly { name: PageName; label: string }[];

export type RolePageName = (typeof rolePages)[number]['name'];
type Shown = RolePage & { name: RolePageName };

/** Returns the pages that this person may open. Until the session is known, returns the pages that both roles have. */
export const pagesOf = (user: Pick<UserView, 'role' | 'isAdmin' | 'person'> | null): Shown[] =>
  rolePages.filter(
    ({ role, isForAdmins, needs }: Shown) =>
      (!role || role === user?.role) &&
      (!isForAdmins || user?.isAdmin === true) &&
      (!needs || user === null || mayDo(user, needs)),
  );

/**
 * Returns the pages with a link in the header. For administrators, the first one is the Admin Portal. It takes the space of the
 * directory or Find work and, in a window of less than 1280 pixels, of Home, which the logo also opens.
 */
export function headerPagesOf(user: Parameters<typeof pagesOf>[0]): Shown[] {
  const shown = pagesOf(user).filter(({ header }) => header);
  if (!user?.isAdmin) return shown;
  const isPortal = ({ name }: Shown) => name === 'admin';
  const others = shown
    .filter((page) => !isPortal(page) && page.name !== 'directory' && page.name !== 'findWork')
    .map((page): Shown => (page.name === 'home' ? { ...page, header: { end: true, hideBelow: 'xl' } } : page));
  return [...shown.filter(isPortal), ...others];
}

/** Tells whether the person may open the page of a link. Returns true for pages outside the menus, which guard themselves. */
export function mayOpen(user: UserView, path: string): boolean {
  const name = pageAt(path.split(/[?#]/, 1)[0] ?? '')?.name;
  return !rolePages.some((page) => page.name === name) || pagesOf(user).some((page) => page.name === name);
}
