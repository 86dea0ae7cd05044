/** Converts typed text to a number. No other code does. */

const written = /^-?\d{1,15}(\.\d{1,10})?$/;

/** Returns a number, or one written in plain digits, such as "12.5". Null for everything else: "", "1e9", "0x10", "12 kW". */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && written.test(value) ? Number(value) : null;
}
