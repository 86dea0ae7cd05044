import { Button, Heading, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Switch } from '../../components/fields/switch.tsx';
import { innerRow } from '../../components/lists/list-look.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { NameForm } from './name-form.tsx';
import { addressOf, type SavedSearch, searchIn } from './search-words.ts';
import { useWorkSearch } from './use-work-search.ts';

const switches = { notify: 'Notify me', email: 'Email me' } as const;

/** The switches of a saved search. A switch changes immediately, and changes back if the server does not save it. */
function Switches({ search }: { search: SavedSearch }) {
  const save = useWrite('changeSearch');
  const chosen = (save.isPending && save.variables?.body) || {};
  return (
    <HStack gap="6" wrap="wrap">
      {(['notify', 'email'] as const).map((name) => (
        <Switch
          key={name}
          checked={chosen[name] ?? search[name]}
          onSwitch={(isOn) => save.mutate({ params: { id: search.id }, body: { [name]: isOn } })}
        >
          {switches[name]}
          <VisuallyHidden>: {search.name}</VisuallyHidden>
        </Switch>
      ))}
    </HStack>
  );
}

function Rename({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const id = useId();
  const rename = useWrite('changeSearch', { fallback: 'Failed to rename the search' });
  return (
    <Stack gap="3">
      <NameForm
        id={id}
        about={search.id}
        initial={search.name}
        send={(name) => rename.mutateAsync({ params: { id: search.id }, body: { name } }, { onSuccess: onDone })}
      />
      <HStack>
        <Button type="submit" form={id} size="lg" loading={rename.isPending}>
          Save name
        </Button>
        <Button variant="outline" size="lg" onClick={onDone}>
          Cancel
        </Button>
      </HStack>
    </Stack>
  );
}

export function SavedRow({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const navigate = useNavigate();
  const { keep } = useWorkSearch();
  const { name, filter, notify, email } = search;
  const remove = useWrite('deleteSearch', {
    undo: () => ({ name: 'saveSearch', input: { body: { name, filter, notify, email } } }),
  });
  const open = () => {
    onOpen();
    const address = addressOf(search);
    keep(searchIn(address));
    void navigate(address);
  };
  return (
    <Stack as="li" aria-label={search.name} gap="2" {...innerRow}>
      {isRenaming ? (
        <Rename search={search} onDone={() => setIsRenaming(false)} />
      ) : (
        <>
          <HStack justify="space-between" align="start" gap="3">
            <Heading as="h3" textStyle="section" overflowWrap="anywhere">
              {search.name}
            </Heading>
            <Button size="lg" onClick={open} aria-label={`Show the jobs: ${search.name}`}>
              Show jobs
            </Button>
          </HStack>
          <Switches search={search} />
          <HStack wrap="wrap">
            <Button
              variant="outline"
              size="lg"
              onClick={() => setIsRenaming(true)}
              aria-label={`Rename: ${search.name}`}
            >
              <Pencil size={16} aria-hidden /> Rename
            </Button>
            <Button
              variant="outline"
              size="lg"
              loading={remove.isPending}
              onClick={() => remove.mutate({ params: { id: search.id } })}
              aria-label={`Delete: ${search.name}`}
            >
              <Trash2 size={16} aria-hidden /> Delete
            </Button>
          </HStack>
        </>
      )}
    </Stack>
  );
}
