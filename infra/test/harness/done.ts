import type { TestAnswer } from '#infra/tools/in-process/client.ts';

type Answer = Pick<TestAnswer, 'status' | 'text' | 'body'>;

/** Returns the answer to a request that prepares a test, and throws if the request was refused. */
export async function must<A extends Answer>(answering: Promise<A>): Promise<A> {
  const answer = await answering;
  if (answer.status >= 400) throw new Error(`The server answered ${answer.status}: ${answer.text}`);
  return answer;
}

/** Returns the body of the answer to a request that prepares a test, and throws if the request was refused. */
export const done = async (answering: Promise<Answer>): Promise<TestAnswer['body']> => (await must(answering)).body;
