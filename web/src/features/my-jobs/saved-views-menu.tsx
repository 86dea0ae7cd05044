import { Button, Field, HStack, IconButton, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { mayDo } from '../../lib/may-do.ts';
import { useUser } from '../../lib/server/session.tsx';
import { viewOf } from './own-address.ts';
import { maxViewName, maxViews, type SavedView, useSavedViews } from './saved-views.ts';
import type { OwnAddress } from './use-own-address.ts';

interface NewViewProps {
  /** Saves the name. Calls `onSaved` after the save, and the field then becomes empty. */
  onSave: (name: string, onSaved: () => void) => void;
  isSaving: boolean;
  isFull: boolean;
}

function NewView({ onSave, isSaving, isFull }: NewViewProps) {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    setMissing(trimmed === '');
    if (trimmed === '') return;
    onSave(trimmed, () => setName(''));
  };
  if (isFull)
    return <Text color="fg.muted">You've saved the maximum of {maxViews} views. Remove one to save another.</Text>;
  return (
    <form onSubmit={save} noValidate>
      <Field.Root invalid={isMissing}>
        <Field.Label>Name this view</Field.Label>
        <HStack width="full">
          <Input
            size="lg"
            bg="bg.panel"
            maxLength={maxViewName}
            placeholder="Booked in NSW"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" size="lg" loading={isSaving}>
            Save
          </Button>
        </HStack>
        <Field.ErrorText>Give the view a name</Field.ErrorText>
      </Field.Root>
    </form>
  );
}

interface ViewRowProps {
  view: SavedView;
  isShown: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

const ViewRow = ({ view, isShown, onOpen, onRemove }: ViewRowProps) => (
  <HStack as="li" gap="2">
    <Button
      variant={isShown ? 'subtle' : 'outline'}
      size="lg"
      flex="1"
      minWidth="0"
      justifyContent="start"
      aria-current={isShown ? 'true' : undefined}
      onClick={onOpen}
    >
      <Text as="span" truncate>
        {view.name}
      </Text>
    </Button>
    <IconButton variant="ghost" size="lg" aria-label={`Remove the view ${view.name}`} onClick={onRemove}>
      <Trash2 size={18} />
    </IconButton>
  </HStack>
);

/** The saved views. They are read when the dialog opens. */
function ViewList({ address, onOpened }: { address: OwnAddress; onOpened: () => void }) {
  const { read, items: views, isSaving, save, remove } = useSavedViews(useUser().id);
  const shown = viewOf(address.address);
  return (
    <ReadGate of={read} waiting={<Skeleton height="11" role="status" aria-label="Loading..." />}>
      {() => (
        <Stack gap="5">
          {views.length > 0 && (
            <Stack as="ul" listStyleType="none" gap="2">
              {views.map((view) => (
                <ViewRow
                  key={view.name}
                  view={view}
                  isShown={view.search === shown}
                  onOpen={() => {
                    onOpened();
                    address.open(view.search);
                  }}
                  onRemove={() => remove(view.name)}
                />
              ))}
            </Stack>
          )}
          <NewView
            isFull={views.length >= maxViews}
            isSaving={isSaving}
            onSave={(name, onSaved) => save({ name, search: shown }, onSaved)}
          />
        </Stack>
      )}
    </ReadGate>
  );
}

/** The button and the dialog of the saved views, which are named searches. */
export function SavedViews({ address }: { address: OwnAddress }) {
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  // Someone who only sees the jobs they are on gets no views, because the views belong to the company and name its other jobs.
  if (!mayDo(user, 'read')) return null;
  return (
    <>
      <Button variant="outline" size="lg" onClick={() => setIsOpen(true)}>
        <Bookmark size={18} aria-hidden /> Views
      </Button>
      <DialogFrame
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Saved views"
        text="A view keeps the search, the filters and the order. Your views are on all your devices."
      >
        <ViewList address={address} onOpened={() => setIsOpen(false)} />
      </DialogFrame>
    </>
  );
}
