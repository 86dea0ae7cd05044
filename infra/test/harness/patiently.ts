import type { TestAnswer } from '../../tools/in-process/client.ts';

/** Repeats a call while its answer is 503. On a busy machine, a change may take over eight seconds, and the API then gives up. */
export async function patiently(run: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await run();
    if (answer.status !== 503) return answer;
  }
}

/**
 * Repeats a call while its answer is 503 or a conflict. On a busy machine, changes of the same job may conflict for eight
 * seconds, although they do not exclude each other. A user would reload the page and send the change again.
 */
export async function persistently(run: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await patiently(run);
    if (answer.body?.code !== 'conflict') return answer;
  }
}
