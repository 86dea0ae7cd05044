import { Badge, Button, HStack, IconButton, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Hint } from '#web/src/components/hint.tsx';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { type JobActionEntry, jobActionEntries } from './job-action-entries.ts';

type Run = (entry: JobActionEntry) => void;

const nameOf = ({ label, count }: JobActionEntry): string => (count === undefined ? label : `${label}, ${count}`);

const ActionIcon = ({ entry, run }: { entry: JobActionEntry; run: Run }) => {
  const { label, icon: Icon, count = 0, isDanger } = entry;
  return (
    <Hint text={label}>
      <IconButton
        variant="outline"
        size="lg"
        bg="bg.panel"
        position="relative"
        aria-label={nameOf(entry)}
        onClick={() => run(entry)}
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

const ActionMenu = ({ entries, run }: { entries: JobActionEntry[]; run: Run }) => (
  <Menu.Root positioning={{ placement: 'bottom-start' }}>
    <Menu.Trigger asChild>
      <Button variant="outline" size="lg" bg="bg.panel" alignSelf="start">
        <Ellipsis size={20} /> Job actions
      </Button>
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
                onClick={() => run(entry)}
                minHeight="11"
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

/** Everything else that this person may do with the job: a row of icons, or a menu on a phone. */
export default function JobActions() {
  const screen = useJobScreen();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const entries = jobActionEntries(screen);
  const run: Run = ({ does }) => {
    if ('to' in does) void navigate(does.to);
    else if ('file' in does) window.location.assign(does.file);
    else screen.open(does.dialog);
  };
  if (entries.length === 0) return null;
  if (isNarrow) return <ActionMenu entries={entries} run={run} />;
  return (
    <HStack gap="2" pt="1">
      {entries.map((entry) => (
        <ActionIcon key={entry.id} entry={entry} run={run} />
      ))}
    </HStack>
  );
}
