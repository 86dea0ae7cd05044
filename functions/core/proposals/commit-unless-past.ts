import { ConditionLost, commit, type NamedWrite } from '../../data/commit.ts';

/** Follow-up work runs late. If its subject has changed in the meantime, writing nothing is the right outcome. */
export async function commitUnlessPast(writes: readonly NamedWrite[]): Promise<void> {
  try {
    await commit(writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
}
