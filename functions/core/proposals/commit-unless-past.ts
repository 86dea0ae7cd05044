import { ConditionLost, commit, type NamedWrite } from '../../data/commit.ts';

/** Work behind a change comes late: when what it was about has changed meanwhile, nothing is written and nothing is wrong. */
export async function commitUnlessPast(writes: readonly NamedWrite[]): Promise<void> {
  try {
    await commit(writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
}
