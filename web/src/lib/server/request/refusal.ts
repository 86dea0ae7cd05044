import { ApiError } from '#shared/api/client.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** Returns the code of a refusal. The response can still be read afterwards. */
export const codeOf = async (response: Response): Promise<ErrorCode> =>
  new ApiError(response.status, await response.clone().text()).code;
