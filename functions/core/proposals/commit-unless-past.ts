import { ConditionLost, commit, type NamedWrite } from '../../data/commit.ts';

/** Commits the writes of a follow-up, or none if a condition fails. Follow-ups run late, so their rows may have changed. */
export async function commitUnlessPast(writes: readonly NamedWrite[]): Promise<void> {
  try {
    await commit(writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
}
