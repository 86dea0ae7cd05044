import type { NamedWrite } from '#functions/data/commit.ts';
import type { EffectValues, OutboxRow } from '#functions/data/rows.ts';

/** When an effect is carried out: for which row, and when that is. `happenedAt` is when the row's event happened. */
export interface Occasion {
  row: OutboxRow;
  happenedAt: Date;
  now: Date;
}

/** What an effect adds to the one transaction in which its row is removed. */
export interface Contribution {
  writes: () => Promise<NamedWrite[]>;
  /** The write that is lost to whoever changed the same list meanwhile. The writes are then asked for again. */
  losesTo?: string;
  /** Whether the rest of the row takes effect without these writes if one of their conditions does not hold. */
  isDroppable?: boolean;
}

export interface Effect<Name extends keyof EffectValues> {
  /**
   * `none` for what takes effect in the transaction alone, so two tries at once are harmless. `work` and `email` reserve the row
   * for one try: work is long, and an email cannot be taken back.
   */
  lease: 'none' | 'work' | 'email';
  /** Does what has to be done before the transaction, and returns what belongs into it. */
  carryOut: (asked: EffectValues[Name], occasion: Occasion) => Promise<Contribution | null>;
}
