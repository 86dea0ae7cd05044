import type { ApiError } from '#shared/api/client.ts';
import { FormAlert } from './form-alert.tsx';

/** Why a form was refused, unless the reason is next to one of its inputs. */
export const WriteAlert = ({ error }: { error: ApiError | null }) =>
  error &&
  Object.keys(error.fields).length === 0 && (
    <FormAlert message={error.message} requestId={error.requestId} status={error.status} />
  );
