import { Button } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { CallInput } from '#shared/api/client.ts';
import { DialogFrame } from '../../../components/dialog/dialog-frame.tsx';
import { FormFrame } from '../../../components/form/form-frame.tsx';
import { unchecked } from '../../../components/form/unchecked.ts';
import { useKeptForm } from '../../../components/form/use-kept-form.ts';
import type { KeptFormName } from '../../../lib/drafts/kept-forms.ts';
import { useWrite } from '../../../lib/server/use-write.ts';
import { changedFields } from './admin-words.ts';
import { useSeen } from './use-seen.ts';

type EditName = 'editRetailer' | 'editInstaller' | 'editJob';

interface EditDialogProps<V extends FieldValues> {
  name: EditName & KeptFormName;
  id: string;
  title: string;
  /** What is there now, in the form's own terms. */
  now: V;
  /** What is there now, in the words of the call. */
  seenAs: Readonly<Record<string, unknown>>;
  /** The fields as the call takes them. Those that are absent stay as they are. */
  sentAs: (changed: Partial<V>) => Record<string, unknown>;
  done: string;
  failed: string;
  onClose: () => void;
  children: ReactNode;
}

/** Edits a record. It sends what was changed, and what it showed, so that nobody overwrites what somebody else has just changed. */
export function EditDialog<V extends FieldValues>(props: EditDialogProps<V>) {
  const { name, id, title, now, seenAs, sentAs, done, failed, onClose, children } = props;
  const formId = useId();
  const seen = useSeen(seenAs);
  const save = useWrite(name, { done, failed, fallback: failed });
  const kept = useKeptForm<V, V>({
    name,
    about: id,
    restores: 'at once',
    resolver: unchecked<V>(),
    initial: now as DefaultValues<V>,
    send: async (values) => {
      const start = (kept.form.formState.defaultValues ?? {}) as V;
      const body = { ...sentAs(changedFields<V>(start, values)), seen: seen.last() };
      const input = { params: { id }, body } as unknown as CallInput<typeof name>;
      await save.mutateAsync(input, { onSuccess: onClose, onError: seen.lookAgain });
    },
  });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
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
    </DialogFrame>
  );
}
