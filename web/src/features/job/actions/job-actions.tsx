import { Badge, Button, HStack, Menu, Portal } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { type JobActionEntry, jobActionEntries, splitEntries } from './job-action-entries.ts';
import { MenuButton } from './menu-button.tsx';
import { useStepWrites } from './use-step-writes.ts';

type Run = (entry: JobActionEntry) => void;

const nameOf = ({ label, count }: JobActionEntry): string => (count === undefined ? label : `${label}, ${count}`);

const ActionButton = ({ entry, run }: { entry: JobActionEntry; run: Run }) => {
  const { label, icon: Icon } = entry;
  return (
    <Button variant="outline" size="lg" px="4" bg="bg.panel" onClick={() => run(entry)}>
      <Icon size={18} /> {label}
    </Button>
  );
};

const ActionMenu = ({ entries, run }: { entries: JobActionEntry[]; run: Run }) => (
  <Menu.Root positioning={{ placement: 'bottom-end' }}>
    <Menu.Trigger asChild>
      <MenuButton />
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content minWidth="60">
          {entries.map((entry) => {
            const { id, label, icon: Icon, count = 0, isDanger } = entry;
            return (
              <Menu.Item
                key={id}
                value={id}
                aria-label={nameOf(entry)}
                onClick={() => run(entry)}
                minHeight="12"
                {...(isDanger ? { color: 'fg.error' } : {})}
              >
                <Icon size={18} /> {label}
                {count > 0 && (
                  <Badge colorPalette="sun" variant="solid">
                    {count}
                  </Badge>
                )}
              </Menu.Item>
            );
          })}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);

/** The person's other actions for the job: the usual ones as buttons, the rest in a menu. A phone has only the menu. */
export default function JobActions() {
  const screen = useJobScreen();
  const navigate = useNavigate();
  const writes = useStepWrites();
  const isNarrow = useIsNarrow();
  const { buttons, menu } = splitEntries(jobActionEntries(screen), isNarrow);
  const run: Run = ({ does }) => {
    if ('to' in does) void navigate(does.to);
    else if ('file' in does) window.location.assign(does.file);
    else if ('write' in does) writes[does.write].run();
    else screen.open(does.dialog);
  };
  return (
    <HStack gap="2">
      {buttons.map((entry) => (
        <ActionButton key={entry.id} entry={entry} run={run} />
      ))}
      {menu.length > 0 && <ActionMenu entries={menu} run={run} />}
    </HStack>
  );
}
