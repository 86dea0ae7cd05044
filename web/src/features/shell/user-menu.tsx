import { Badge, Box, Button, Center, HStack, Menu, Portal, Stack, Text } from '@chakra-ui/react';
import {
  BriefcaseBusiness,
  CalendarDays,
  ChevronDown,
  CircleDollarSign,
  HardHat,
  LayoutDashboard,
  LogOut,
  Plus,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { UserView } from '#shared/api/auth.ts';
import { paths } from '#shared/pages.ts';
import { useLeave } from '../../lib/server/use-leave.ts';

const roleLabels: Record<UserView['role'], string> = { retailer: 'Retailer', installer: 'Installer' };

export function UserMenu({ user }: { user: UserView }) {
  const leave = useLeave();
  const navigate = useNavigate();
  const entries = [
    { value: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
    { value: paths.myJobs, label: 'My Jobs', icon: BriefcaseBusiness },
    { value: paths.calendar, label: 'Calendar', icon: CalendarDays },
    ...(user.role === 'retailer' ? [{ value: paths.directory, label: 'Installers', icon: HardHat }] : []),
    { value: paths.payments, label: 'Payments', icon: CircleDollarSign },
    { value: paths.network, label: 'My Network', icon: UsersRound },
    ...(user.role === 'retailer' ? [{ value: paths.createJob, label: 'Post Job', icon: Plus }] : []),
    { value: paths.profile, label: 'Profile', icon: UserRound },
    { value: paths.settings, label: 'Settings', icon: Settings },
    ...(user.isAdmin ? [{ value: paths.admin, label: 'Admin Portal', icon: ShieldCheck }] : []),
  ];
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" px="2" aria-label={`Account menu for ${user.name}`}>
          <Center boxSize="8" borderRadius="full" bg="colorPalette.subtle" color="colorPalette.fg" fontWeight="750">
            {user.name.slice(0, 1).toUpperCase()}
          </Center>
          <Box hideBelow="md">
            <ChevronDown size={16} />
          </Box>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="56">
            <Stack gap="1" px="3" py="2">
              <HStack justify="space-between">
                <Text fontWeight="650" truncate>
                  {user.name}
                </Text>
                <Badge colorPalette="sea" variant="subtle">
                  {roleLabels[user.role]}
                </Badge>
              </HStack>
              <Text textStyle="note" color="fg.muted" truncate>
                {user.email}
              </Text>
            </Stack>
            <Menu.Separator />
            {entries.map(({ value, label, icon: Icon }) => (
              <Menu.Item key={value} value={value} onClick={() => navigate(value)} minHeight="10">
                <Icon size={18} /> {label}
              </Menu.Item>
            ))}
            <Menu.Separator />
            <Menu.Item value="logout" onClick={leave} minHeight="10" color="fg.error">
              <LogOut size={18} /> Logout
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
