import { HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { TextAreaField } from '#web/src/components/fields/text-area-field.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { unchecked } from '#web/src/components/form/unchecked.ts';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { LoadMore } from '#web/src/components/lists/load-more.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { RowAction } from '../frame/record-list.tsx';

interface Values {
  text: string;
}

function Notes({ id }: { id: string }) {
  const remove = useWrite('removeAdminNote');
  const [asked, ask] = useState<string | null>(null);
  const list = usePages('listAdminNotes', { params: { id } }, { isLive: true });
  return (
    <ReadGate
      of={list}
      waiting={<Skeleton height="16" role="status" aria-label="Loading..." />}
      failed="We couldn't load the notes"
    >
      {({ pages }) => {
        const notes = pages.flatMap((page) => page.notes);
        if (notes.length === 0) return <Text color="fg.muted">No notes yet.</Text>;
        return (
          <>
            <Stack as="ul" listStyleType="none" gap="4" aria-label="Notes">
              {notes.map(({ id: noteId, text, by, at }) => (
                <li key={noteId}>
                  <Text whiteSpace="pre-line" overflowWrap="anywhere">
                    {text}
                  </Text>
                  <HStack justify="space-between" wrap="wrap">
                    <Text textStyle="note" color="fg.muted">
                      {[by, happened(at, 'moment')].filter(Boolean).join(' · ')}
                    </Text>
                    <RowAction
                      label={asked === noteId ? 'Remove permanently' : 'Remove'}
                      name={`${asked === noteId ? 'Remove permanently' : 'Remove'} the note: ${text.slice(0, 60)}`}
                      isQuiet={asked !== noteId}
                      onPress={() => (asked === noteId ? remove.mutate({ params: { id, noteId } }) : ask(noteId))}
                    />
                  </HStack>
                </li>
              ))}
            </Stack>
            <LoadMore list={list} />
          </>
        );
      }}
    </ReadGate>
  );
}

interface NotesDialogProps {
  person: { id: string; companyName: string };
  onClose: () => void;
}

/**
 * The notes about a person, which only administrators see. An administrator cannot change a note, but can remove a wrong one.
 * The audit keeps removed notes.
 */
export function NotesDialog({ person: { id, companyName }, onClose }: NotesDialogProps) {
  const formId = useId();
  const add = useWrite('addAdminNote');
  const kept = useKeptForm<Values, Values>({
    name: 'adminNote',
    about: id,
    restores: 'at once',
    resolver: unchecked<Values>(),
    initial: { text: '' },
    send: ({ text }) =>
      add.mutateAsync({ params: { id }, body: { text } }, { onSuccess: () => kept.form.reset({ text: '' }) }),
  });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Notes about ${companyName}`}
      text="Only administrators can read them."
      size="lg"
      footer={
        <ConfirmFooter
          label="Add note"
          form={formId}
          isPending={add.isPending}
          onCancel={onClose}
          cancelLabel="Close"
        />
      }
    >
      <Stack gap="5">
        <FormFrame of={kept} id={formId}>
          <TextAreaField<Values> name="text" label="New note" rows={3} />
        </FormFrame>
        <Notes id={id} />
      </Stack>
    </DialogFrame>
  );
}
