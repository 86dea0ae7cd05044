import { useState } from 'react';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import type { ApiError } from '#shared/api/client.ts';
import { showServerFields } from '../../components/fields/server-fields.ts';
import type { Failure } from '../../components/form/form-alert.tsx';
import { isRefusal } from '../../lib/server/queries.ts';

interface SessionFormOptions<T extends FieldValues> extends Pick<UseFormProps<T>, 'defaultValues'> {
  resolver: NonNullable<UseFormProps<T>['resolver']>;
  /** Begins the session with the form's values. */
  begin: (input: { body: T }) => Promise<unknown>;
  onDone: () => void;
  /** Tells whether a refusal only asks for another input, such as a code. The form then shows no failure. */
  isMore?: (error: ApiError, body: T) => boolean;
  /** The message if the server gives no reason that people can read. */
  fallback: string;
}

/** Returns a form that begins a session. If the server refuses, the form shows each reason next to the input that it names. */
export function useSessionForm<T extends FieldValues>({
  begin,
  onDone,
  isMore,
  fallback,
  ...options
}: SessionFormOptions<T>) {
  const form = useForm<T>(options);
  const { isSubmitting } = form.formState;
  const [failure, setFailure] = useState<Failure | null>(null);
  const onSubmit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await begin({ body });
      onDone();
    } catch (error) {
      if (isRefusal(error) && isMore?.(error, body)) return;
      if (isRefusal(error)) showServerFields(error, form.setError);
      if (isRefusal(error))
        return setFailure({
          message: error.isSaid ? error.message : fallback,
          requestId: error.requestId,
          status: error.status,
        });
      setFailure({ message: (error instanceof Error && error.message) || fallback });
    }
  });
  return { frame: { form, onSubmit, failure }, isSubmitting };
}
