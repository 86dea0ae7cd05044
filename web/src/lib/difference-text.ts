import { centsIn, differenceShown } from '#shared/domain/money.ts';
import { money } from './format.ts';

/** Returns "+$120.00" or "-$80.00". Null for a difference of a cent or less, and until both amounts are valid. */
export function differenceText(requested: unknown, original: number): string | null {
  const [after, before] = [centsIn(requested), centsIn(original)];
  if (after === null || before === null) return null;
  const cents = after - before;
  return differenceShown(cents) ? `${cents > 0 ? '+' : '-'}${money(Math.abs(cents) / 100)}` : null;
}
