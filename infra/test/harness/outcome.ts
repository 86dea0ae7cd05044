import type { TestAnswer } from '#infra/tools/in-process/client.ts';

/** Returns the status and the error code of an answer, which together are the outcome of a request. */
export const outcome = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => [status, body?.code];
