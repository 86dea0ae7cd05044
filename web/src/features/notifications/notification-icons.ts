import {
  AlarmClock,
  BadgeDollarSign,
  Briefcase,
  CalendarDays,
  FileArchive,
  Flag,
  Handshake,
  type LucideIcon,
  Mail,
  RotateCcw,
  Search,
  Star,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';

export const notificationIcons: Record<NotificationKind, LucideIcon> = {
  invite: Mail,
  award: Handshake,
  application: UserPlus,
  date: CalendarDays,
  unassign: UserMinus,
  return: RotateCcw,
  payment: BadgeDollarSign,
  job: Briefcase,
  review: Star,
  match: Search,
  reminder: AlarmClock,
  report: Flag,
  copy: FileArchive,
};
