import { type RefObject, useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { SeenFields } from '#shared/api/fields/seen-fields.ts';
import { notify } from '../../lib/notify.ts';
import { isRefusal } from '../../lib/server/queries.ts';
import { showServerFields } from '../fields/server-fields.ts';
import { type FormUploads, useFormUploads } from '../file-upload/form-uploads.tsx';
import { type DraftOptions, type KeptDraft, useDraft } from './use-draft.ts';
import { type ReadVersion, type StaleSave, useStaleSave } from './use-stale-save.ts';

/** The message if a file is not uploaded yet. The file's own row shows the reason. */
const notSent = ['Not saved yet', 'A file is not uploaded yet. Save again once it is.'] as const;

interface KeptFormOptions<V extends FieldValues, O>
  extends DraftOptions,
    Pick<UseFormProps<V, unknown, O>, 'mode' | 'shouldFocusError'> {
  resolver: NonNullable<UseFormProps<V, unknown, O>['resolver']>;
  /** The initial values of the form. Only differences from them are kept. */
  initial: DefaultValues<V>;
  /** The version of the edited data, for a form that other people or tabs may also save. */
  read?: ReadVersion<V> | undefined;
  /** Saves the form. When the promise resolves, the form's draft ends. `seen` is the version on which the save is based. */
  send: (values: O, seen: SeenFields | undefined) => Promise<unknown>;
}

export interface KeptForm<V extends FieldValues, O> {
  form: UseFormReturn<V, unknown, O>;
  draft: KeptDraft;
  /** The changes since the form was opened, if the server refused a save because of them. */
  stale: StaleSave | null;
  /** Replaces the values and their version after a save, for a form that stays open. */
  renew: (values: V, seen: SeenFields) => void;
  uploads: FormUploads;
  /** True while the form is being saved. Saving may open another page, and the form must not ask about leaving then. */
  isSending: RefObject<boolean>;
  submit: () => Promise<void>;
}

/**
 * Returns the state of a form. Every form uses this function, and `FormFrame` renders it. The browser keeps typed text until the
 * form is saved, and a save waits for uploads. The server's errors appear on the inputs they name. If someone has saved a newer
 * version, the person chooses field by field.
 */
export function useKeptForm<V extends FieldValues, O>({
  name,
  about,
  restores,
  only,
  initial,
  read,
  send,
  ...options
}: KeptFormOptions<V, O>): KeptForm<V, O> {
  const form = useForm<V, unknown, O>({ ...options, defaultValues: initial });
  const text = useDraft(form, { name, about, only, ...(restores ? { restores } : {}) });
  const uploads = useFormUploads(name, about, text.found !== null && !text.found.isRestored);
  const draft: KeptDraft = {
    ...text,
    discard: () => {
      text.discard();
      uploads.drop('earlier');
    },
    end: () => {
      text.end();
      uploads.drop('all');
    },
  };
  const { stale, version, take, restore, renew } = useStaleSave(form, read);
  const isSending = useRef(false);
  const sendNow = async (values: O) => {
    isSending.current = true;
    try {
      await send(values, version());
      draft.end();
    } catch (error) {
      // The write has already shown its error.
      if (!isRefusal(error)) return;
      if (error.code === 'locked_fields') restore(Object.keys(error.fields));
      if (error.changes.length > 0) take(error.changes);
      showServerFields(error, form.setError);
    } finally {
      isSending.current = false;
    }
  };
  const submit = async () => {
    if (await uploads.settled()) return form.handleSubmit(sendNow)();
    notify.failure(...notSent);
  };
  return {
    form,
    draft,
    stale,
    renew: (values, seen) => {
      form.reset(values);
      renew(seen);
    },
    uploads,
    isSending,
    submit,
  };
}
