import type { TestAnswer } from '../../tools/in-process/client.ts';

/** On a machine that is busy with other work a change may take over eight seconds. The answer then says to try again. */
export async function patiently(run: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await run();
    if (answer.status !== 503) return answer;
  }
}

/**
 * The same for one of many changes of a job that do not exclude each other. On such a machine, one may lose to the others for
 * eight seconds. The answer then asks to look again, and the person who finds nothing in the way sends the same once more.
 */
export async function persistently(run: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await patiently(run);
    if (answer.body?.code !== 'conflict') return answer;
  }
}
