import { type RefObject, useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { isRefusal } from '../../lib/server/queries.ts';
import { showServerFields } from '../fields/server-fields.ts';
import { type RunningUploads, useRunningUploads } from '../file-upload/running-uploads.tsx';
import { type DraftOptions, type KeptDraft, useDraft } from './use-draft.ts';

interface KeptFormOptions<V extends FieldValues, O>
  extends DraftOptions,
    Pick<UseFormProps<V, unknown, O>, 'mode' | 'shouldFocusError'> {
  resolver: NonNullable<UseFormProps<V, unknown, O>['resolver']>;
  /** What the form starts with. Only what differs from it is kept. */
  initial: DefaultValues<V>;
  /** Resolves when the form is saved. Its draft ends then. */
  send: (values: O) => Promise<unknown>;
}

export interface KeptForm<V extends FieldValues, O> {
  form: UseFormReturn<V, unknown, O>;
  draft: KeptDraft;
  uploads: RunningUploads;
  /** Set while the form is being saved, because saving may lead to another page. */
  isSending: RefObject<boolean>;
  submit: () => Promise<void>;
}

/**
 * The one way to make a form: what is typed is kept until it is saved, saving waits for running uploads, and the server's
 * errors appear on the inputs that they name. `FormFrame` shows it.
 */
export function useKeptForm<V extends FieldValues, O>({
  name,
  about,
  restores,
  only,
  initial,
  send,
  ...options
}: KeptFormOptions<V, O>): KeptForm<V, O> {
  const form = useForm<V, unknown, O>({ ...options, defaultValues: initial });
  const uploads = useRunningUploads();
  const draft = useDraft(form, { name, about, only, ...(restores ? { restores } : {}) });
  const isSending = useRef(false);
  const sendNow = async (values: O) => {
    isSending.current = true;
    try {
      await send(values);
      draft.end();
    } catch (error) {
      // The write itself has said what went wrong.
      if (isRefusal(error)) showServerFields(error, form.setError);
    } finally {
      isSending.current = false;
    }
  };
  const submit = async () => {
    if (await uploads.settled()) await form.handleSubmit(sendNow)();
  };
  return { form, draft, uploads, isSending, submit };
}
