import { createListCollection, Input, InputGroup, Listbox, Text, VisuallyHidden } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserView } from '#shared/api/auth.ts';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { useThemeChoice } from '../../components/theme-choice.ts';
import { counted } from '../../lib/format.ts';
import { openOverlay } from '../../lib/overlay.ts';
import { readRecent } from '../../lib/recent/recent.ts';
import { useLeave } from '../../lib/server/use-leave.ts';
import { type Entry, isFound } from './entry.ts';
import { knownEntries } from './known-entries.ts';
import { Results } from './results.tsx';
import { fewestCharacters, useFound } from './use-found.ts';

const label = 'Search jobs, people, pages and actions';
const close = () => openOverlay(null);

/** Returns the results. Those that need no answer of the server are first, so that an answer does not move them. */
function useEntries(user: UserView, typed: string) {
  const { mode, toggle } = useThemeChoice();
  const leave = useLeave();
  const [recent] = useState(() => readRecent(user.person.id));
  const acts = { toggleTheme: toggle, showKeyboardHelp: () => openOverlay('keyboardHelp'), leave };
  const known = knownEntries(user, mode, recent, acts).filter((entry) => isFound(entry, typed));
  const found = useFound(typed, user);
  const isKnown = (id: string): boolean => known.some((entry) => entry.id === id);
  return { entries: [...known, ...found.entries.filter(({ id }) => !isKnown(id))], found };
}

/** Returns the text for screen readers. A link to the rest of a list does not count as a result. */
function announcement(entries: readonly Entry[], typed: string, isSearching: boolean): string {
  if (isSearching) return 'Searching...';
  const count = entries.filter(({ isRest }) => !isRest).length;
  if (typed.trim() === '') return '';
  return count === 0 ? 'No results' : counted(count, 'result', 'results');
}

/** Finds jobs, companies, pages and actions from every page. */
export default function Palette({ user }: { user: UserView }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState<string | null>(null);
  const { entries, found } = useEntries(user, typed);
  const collection = useMemo(
    () => createListCollection({ items: entries, itemToValue: ({ id }) => id, itemToString: ({ lead }) => lead }),
    [entries],
  );
  // Enter opens the first result, until the person moves to another one.
  const first = typed.trim() === '' ? null : (entries[0]?.id ?? null);
  const highlighted = chosen !== null && collection.has(chosen) ? chosen : first;
  const open = (id: string) => {
    const entry = collection.find(id);
    if (!entry) return;
    close();
    if (typeof entry.does === 'string') void navigate(entry.does);
    else entry.does();
  };
  return (
    <DialogFrame isOpen onClose={close} title="Search" size="lg" onPhone="top">
      <Listbox.Root
        unstyled
        collection={collection}
        value={[]}
        highlightedValue={highlighted}
        onHighlightChange={({ highlightedValue }) => choose(highlightedValue)}
        onSelect={({ value }) => open(value)}
      >
        <VisuallyHidden asChild>
          <Listbox.Label>Results</Listbox.Label>
        </VisuallyHidden>
        <InputGroup startElement={<Search size={18} aria-hidden />}>
          <Listbox.Input asChild>
            <Input
              data-first-focus
              role="combobox"
              aria-label={label}
              aria-expanded
              size="lg"
              ps="10"
              maxLength={100}
              placeholder="Job number, customer, suburb or company"
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                choose(null);
              }}
            />
          </Listbox.Input>
        </InputGroup>
        <Text textStyle="note" color="fg.muted" my="2">
          Type at least {fewestCharacters} characters to find jobs and people.
        </Text>
        <VisuallyHidden role="status">{announcement(entries, typed, found.isSearching)}</VisuallyHidden>
        <Results entries={entries} found={found} role={user.role} />
      </Listbox.Root>
    </DialogFrame>
  );
}
