import { chakra, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { UserView } from '#shared/api/auth.ts';
import { paths } from '#shared/pages.ts';
import { pageIcons } from '../../components/page-icons.ts';
import { pagesOf, type RolePageName } from '../../config/role-pages.ts';
import { BarLabel, barTab } from './bar-tab.tsx';

const Trigger = chakra('button', { base: { ...barTab, cursor: 'button', _open: { color: 'colorPalette.fg' } } });

interface MoreMenuProps {
  user: UserView;
  /** The pages with a tab in the bar, which the menu leaves out. */
  without: readonly RolePageName[];
}

/** The menu of the pages without a tab in the bottom bar. */
export default function MoreMenu({ user, without }: MoreMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu.Root positioning={{ placement: 'top-end' }}>
      <Menu.Trigger asChild>
        <Trigger type="button">
          <Ellipsis size={20} aria-hidden />
          <BarLabel>More</BarLabel>
        </Trigger>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="56">
            {pagesOf(user)
              .filter(({ name }) => !without.includes(name))
              .map(({ name, label }) => {
                const Icon = pageIcons[name];
                return (
                  <Menu.Item key={name} value={name} onClick={() => navigate(paths[name])} minHeight="11">
                    <Icon size={18} /> {label}
                  </Menu.Item>
                );
              })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
