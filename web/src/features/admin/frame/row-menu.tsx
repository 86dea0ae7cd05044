import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

export interface RowMenuEntry {
  label: string;
  /** The accessible name: the label with the record's name, for people who cannot see the row. */
  name: string;
  does: { to: string } | { press: () => void };
}

/** The less frequent actions on a record, so that the row has room for the record itself. */
export function RowMenu({ record, entries }: { record: string; entries: readonly RowMenuEntry[] }) {
  const navigate = useNavigate();
  const run = ({ does }: RowMenuEntry) => {
    if ('to' in does) void navigate(does.to);
    else does.press();
  };
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton
          variant="ghost"
          size="sm"
          height={{ base: '12', lg: '8' }}
          minWidth={{ base: '12', lg: '8' }}
          aria-label={`More actions for ${record}`}
          title="More actions"
        >
          <Ellipsis size={18} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="44">
            {entries.map((entry) => (
              <Menu.Item
                key={entry.label}
                value={entry.label}
                aria-label={entry.name}
                minHeight="11"
                onClick={() => run(entry)}
              >
                {entry.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
