import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '#shared/api/client.ts';

/** Shows the server's errors next to the inputs they name. Returns whether the error names any input. */
export function showServerFields<T extends FieldValues>(error: ApiError, setError: UseFormSetError<T>): boolean {
  const entries = Object.entries(error.fields ?? {});
  for (const [index, [name, message]] of entries.entries()) {
    setError(name as FieldPath<T>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return entries.length > 0;
}
