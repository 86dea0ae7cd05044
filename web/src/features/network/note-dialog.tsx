import { Box, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import * as z from 'zod';
import { noteText } from '#shared/api/parts/network.ts';
import { mostNoteCharacters } from '#shared/domain/search/network.ts';
import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import type { NetworkPerson } from './person-words.ts';

const schema = z.strictObject({ note: noteText });
type Values = z.input<typeof schema>;
const resolver = zodResolver(schema);

/** The note that another device has saved since this dialog opened. The next save replaces it. */
const SavedMeanwhile = ({ note }: { note: string }) => (
  <Box borderWidth="1px" borderRadius="md" p="3" role="status">
    <Text textStyle="label">Currently saved note</Text>
    <Text whiteSpace="pre-line" overflowWrap="anywhere">
      {note || 'It is empty.'}
    </Text>
  </Box>
);

export default function NoteDialog({ person, onClose }: { person: NetworkPerson; onClose: () => void }) {
  const id = useId();
  const [first] = useState(person.note);
  const save = useWrite('writePreferredNote');
  const kept = useKeptForm<Values, z.output<typeof schema>>({
    name: 'personNote',
    about: person.id,
    restores: 'at once',
    resolver,
    initial: { note: first },
    send: ({ note }) =>
      save.mutateAsync({ params: { id: person.id }, body: { note, before: person.note } }, { onSuccess: onClose }),
  });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Note about ${person.companyName}`}
      text="Only you can read it."
      footer={<ConfirmFooter label="Save note" form={id} isPending={save.isPending} onCancel={onClose} />}
    >
      <FormFrame of={kept} id={id}>
        <TextAreaField<Values> name="note" label="Note" rows={5} help={`Up to ${mostNoteCharacters} characters.`} />
        {person.note !== first && <SavedMeanwhile note={person.note} />}
      </FormFrame>
    </DialogFrame>
  );
}
