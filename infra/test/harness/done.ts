import type { TestAnswer } from '#infra/tools/in-process/client.ts';

/** Returns the body of an answer, and throws if the request that prepares a test was refused. */
export async function done(
  answering: Promise<Pick<TestAnswer, 'status' | 'text' | 'body'>>,
): Promise<TestAnswer['body']> {
  const { status, text, body } = await answering;
  if (status >= 300) throw new Error(`The server answered ${status}: ${text}`);
  return body;
}
