import type { TestAnswer } from '#infra/tools/in-process/client.ts';

/** Returns an answer's status and error code, the two that say how a request ended. */
export const outcome = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => [status, body?.code];
