import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { showServerFields } from '../../components/fields/server-fields.ts';
import { isRefusal } from '../../lib/server/queries.ts';

interface SessionFormOptions<T extends FieldValues> extends Pick<UseFormProps<T>, 'resolver' | 'defaultValues'> {
  /** Begins the session with what was typed. */
  begin: (input: { body: T }) => Promise<unknown>;
  onDone: () => void;
  /** Said if the server gives no reason. */
  fallback: string;
}

/** A form that begins a session. If it fails, the reason stays in the form, next to the inputs that it names. */
export function useSessionForm<T extends FieldValues>({ begin, onDone, fallback, ...options }: SessionFormOptions<T>) {
  const form = useForm<T>(options);
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit(async (body) => {
    try {
      await begin({ body });
      onDone();
    } catch (error) {
      if (isRefusal(error)) showServerFields(error, form.setError);
      form.setError('root', { message: (error instanceof Error && error.message) || fallback });
    }
  });
  return { frame: { form, onSubmit, failure: errors.root?.message }, isSubmitting };
}
