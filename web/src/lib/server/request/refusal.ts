import { ApiError } from '#shared/api/client.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** What a refusal says. The response can still be read afterwards. */
export const codeOf = async (response: Response): Promise<ErrorCode> =>
  new ApiError(response.status, await response.clone().text()).code;
