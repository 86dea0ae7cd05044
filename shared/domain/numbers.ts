/** Converts typed text to a number. All code uses this file, because `Number` also accepts "", "1e9" and "0x10". */

const written = /^-?\d{1,15}(\.\d{1,10})?$/;

/** Returns the number that a value is, or that a text contains in plain digits: "12.5". Null for "", "1e9", "0x10" or "12 kW". */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && written.test(value) ? Number(value) : null;
}
