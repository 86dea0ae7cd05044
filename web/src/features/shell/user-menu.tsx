import { Badge, Box, Button, Center, HStack, Menu, Portal, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, Keyboard, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { UserView } from '#shared/api/auth.ts';
import { paths } from '#shared/pages.ts';
import { pageIcons } from '../../components/page-icons.ts';
import { pagesOf } from '../../config/role-pages.ts';
import { openOverlay } from '../../lib/overlay.ts';
import { useLeave } from '../../lib/server/use-leave.ts';

const roleLabels: Record<UserView['role'], string> = { retailer: 'Retailer', installer: 'Installer' };

export function UserMenu({ user }: { user: UserView }) {
  const leave = useLeave();
  const navigate = useNavigate();
  const pages = pagesOf(user).filter(({ isInMenu }) => isInMenu);
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
            {pages.map(({ name, label }) => {
              const Icon = pageIcons[name];
              return (
                <Menu.Item key={name} value={name} onClick={() => navigate(paths[name])} minHeight="10">
                  <Icon size={18} /> {label}
                </Menu.Item>
              );
            })}
            <Menu.Item value="keyboardHelp" onClick={() => openOverlay('keyboardHelp')} minHeight="10">
              <Keyboard size={18} /> Keyboard shortcuts
            </Menu.Item>
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
