import type { NamedWrite } from '#functions/data/commit.ts';
import type { EffectValues, OutboxRow } from '#functions/data/rows.ts';

/** The row that asks for an effect, the time of the row's event (`happenedAt`) and the current time. */
export interface Occasion {
  row: OutboxRow;
  happenedAt: Date;
  now: Date;
}

/** The writes that an effect adds to the transaction that removes its row. */
export interface Contribution {
  writes: () => Promise<NamedWrite[]>;
  /** The names of the writes that fail if another transaction changed the same rows first. `writes` is then called again. */
  losesTo?: readonly string[];
  /** True if the row's other effects still apply when a condition of these writes fails. */
  isDroppable?: boolean;
}

export interface Effect<Name extends keyof EffectValues> {
  /**
   * `none` for effects that only write in the transaction, so two runs at the same time are harmless. `work` and `email` reserve
   * the row for one run: work is long, and an email cannot be recalled.
   */
  lease: 'none' | 'work' | 'email';
  /** Does the work that precedes the transaction, and returns the writes for the transaction. */
  carryOut: (asked: EffectValues[Name], occasion: Occasion) => Promise<Contribution | null>;
}
