import type { TestAnswer } from '../../tools/in-process/client.ts';

/** Repeats a call while the answer says to try again. On a busy machine, a change may take over eight seconds. */
export async function patiently(run: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await run();
    if (answer.status !== 503) return answer;
  }
}

/**
 * Also repeats a change that conflicts with other changes of the same job. On a busy machine, it may lose to them for
 * eight seconds, although the changes do not exclude each other. A user would look again and send the change again.
 */
export async function persistently(run: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await patiently(run);
    if (answer.body?.code !== 'conflict') return answer;
  }
}
