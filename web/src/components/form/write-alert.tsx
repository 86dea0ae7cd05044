import type { ApiError } from '#shared/api/client.ts';
import { FormAlert } from './form-alert.tsx';

/** The reason why the server refused a form, unless it is next to one of the inputs. */
export const WriteAlert = ({ error }: { error: ApiError | null }) =>
  error &&
  Object.keys(error.fields).length === 0 && (
    <FormAlert message={error.message} requestId={error.requestId} status={error.status} />
  );
