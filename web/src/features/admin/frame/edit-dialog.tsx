import { Button } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import type { CallInput } from '#shared/api/client.ts';
import type { SeenFields } from '#shared/api/fields/seen-fields.ts';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { useCloseGuard } from '#web/src/components/form/close-guard.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { unchecked } from '#web/src/components/form/unchecked.ts';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import type { KeptFormName } from '#web/src/lib/drafts/kept-forms.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { changedFields } from './admin-words.ts';

type EditName = 'editRetailer' | 'editInstaller' | 'editJob';

interface EditDialogProps<V extends FieldValues, Seen extends SeenFields> {
  name: EditName & KeptFormName;
  id: string;
  title: string;
  /** The record's fields, under their names in the API. */
  seen: Seen;
  /** Returns the form's values for the record's fields. */
  shownAs: (fields: Seen) => V;
  /** Returns the body of the request for the changed values of the form. Absent fields stay unchanged. */
  sentAs: (changed: Partial<V>) => Record<string, unknown>;
  /** Checks that only this screen makes, such as a required reason. */
  resolver?: Resolver<V>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Edits a record. The dialog sends the changed fields, and the version that the administrator opened. The server refuses a save
 * that is based on a version with older values.
 */
export function EditDialog<V extends FieldValues, Seen extends SeenFields>(props: EditDialogProps<V, Seen>) {
  const { name, id, title, seen, shownAs, sentAs, resolver, onClose, children } = props;
  const formId = useId();
  const save = useWrite(name);
  const kept = useKeptForm<V, V>({
    name,
    about: id,
    restores: 'at once',
    resolver: resolver ?? unchecked<V>(),
    initial: shownAs(seen) as DefaultValues<V>,
    // The cast is safe, because a newer version of the record has the same fields as `seen`.
    read: { seen, shownAs: (fields) => shownAs(fields as Seen) },
    send: async (values, version) => {
      const start = (kept.form.formState.defaultValues ?? {}) as V;
      const body = { ...sentAs(changedFields<V>(start, values)), seen: version };
      const input = { params: { id }, body } as unknown as CallInput<typeof name>;
      await save.mutateAsync(input, { onSuccess: onClose });
    },
  });
  const { dismiss, question } = useCloseGuard(kept.draft, onClose);
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      onDismiss={dismiss}
      title={title}
      size="lg"
      footer={
        <>
          <Button variant="outline" size="lg" onClick={onClose} flex={{ base: '1', md: 'none' }}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="lg" loading={save.isPending} flex={{ base: '1', md: 'none' }}>
            Save Changes
          </Button>
        </>
      }
    >
      <FormFrame of={kept} id={formId}>
        {children}
      </FormFrame>
      {question}
    </DialogFrame>
  );
}
