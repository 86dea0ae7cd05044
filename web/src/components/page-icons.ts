import {
  Bell,
  BriefcaseBusiness,
  CalendarDays,
  CircleDollarSign,
  HardHat,
  House,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  Plus,
  Search,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { RolePageName } from '../config/role-pages.ts';

/** They load with the menus that show them, and not with the header. */
export const pageIcons: Record<RolePageName, LucideIcon> = {
  home: House,
  dashboard: LayoutDashboard,
  worklist: ListChecks,
  myJobs: BriefcaseBusiness,
  calendar: CalendarDays,
  payments: CircleDollarSign,
  network: UsersRound,
  map: MapIcon,
  directory: HardHat,
  findWork: Search,
  createJob: Plus,
  notifications: Bell,
  profile: UserRound,
  settings: Settings,
  admin: ShieldCheck,
};
