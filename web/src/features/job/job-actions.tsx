import { Badge, Button, HStack, IconButton, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { Hint } from '../../components/hint.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { type JobActionEntry, useJobActions } from './use-job-actions.ts';

const nameOf = ({ label, count }: JobActionEntry): string => (count === undefined ? label : `${label}, ${count}`);

const ActionIcon = ({ entry }: { entry: JobActionEntry }) => {
  const { label, icon: Icon, count = 0, isDanger, run } = entry;
  return (
    <Hint text={label}>
      <IconButton
        variant="outline"
        size="lg"
        bg="bg.panel"
        position="relative"
        aria-label={nameOf(entry)}
        onClick={run}
        {...(isDanger ? { color: 'fg.error' } : {})}
      >
        <Icon size={20} />
        {count > 0 && (
          <Badge
            position="absolute"
            top="-2"
            right="-2"
            colorPalette="sun"
            variant="solid"
            size="sm"
            px="1.5"
            aria-hidden
          >
            {count}
          </Badge>
        )}
      </IconButton>
    </Hint>
  );
};

const ActionMenu = ({ entries }: { entries: JobActionEntry[] }) => (
  <Menu.Root positioning={{ placement: 'bottom-start' }}>
    <Menu.Trigger asChild>
      <Button variant="outline" size="lg" bg="bg.panel" alignSelf="start">
        <Ellipsis size={20} /> Job actions
      </Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content minWidth="60">
          {entries.map(({ id, label, icon: Icon, count = 0, isDanger, run }) => (
            <Menu.Item key={id} value={id} onClick={run} minHeight="11" {...(isDanger ? { color: 'fg.error' } : {})}>
              <Icon size={18} /> {label}
              {count > 0 && (
                <Badge colorPalette="sun" variant="solid">
                  {count}
                </Badge>
              )}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);

export function JobActions() {
  const entries = useJobActions();
  const isNarrow = useIsNarrow();
  if (entries.length === 0) return null;
  if (isNarrow) return <ActionMenu entries={entries} />;
  return (
    <HStack gap="2" pt="1">
      {entries.map((entry) => (
        <ActionIcon key={entry.id} entry={entry} />
      ))}
    </HStack>
  );
}
