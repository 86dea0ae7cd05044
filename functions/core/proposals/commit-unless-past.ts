import { ConditionLost, commit, type NamedWrite } from '../../data/commit.ts';

/** Commits the writes of a follow-up, or none. Follow-ups run late, so their subject may have changed since. */
export async function commitUnlessPast(writes: readonly NamedWrite[]): Promise<void> {
  try {
    await commit(writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
}
