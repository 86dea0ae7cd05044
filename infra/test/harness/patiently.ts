import type { TestAnswer } from '../../tools/in-process/client.ts';

/** On a machine that is busy with other work a change may take over eight seconds. The answer then says to try again. */
export async function patiently(run: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await run();
    if (answer.status !== 503) return answer;
  }
}
