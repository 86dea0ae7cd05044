/** Amounts are in whole cents inside the application. Forms and the API have dollars with two decimals. */

/** The largest amount that can be stored: 99,999,999.99 dollars. */
export const maxCents = 9_999_999_999;

const decimalDollars = /^\d{1,15}(\.\d{1,2})?$/;

/**
 * Returns a typed or received dollar amount in cents. It reads the digits and never multiplies a float. Null for anything except
 * an amount from 0 to `maxCents` with at most two decimals.
 */
export const centsIn = (dollars: unknown): number | null => {
  const digits = String(dollars);
  if (!['number', 'string'].includes(typeof dollars) || !decimalDollars.test(digits)) return null;
  const [whole = '', fraction = ''] = digits.split('.');
  const cents = Number(whole + fraction.padEnd(2, '0'));
  return cents > maxCents ? null : cents;
};

/** Returns a valid dollar amount in cents. Throws RangeError if `centsIn` returns null for it. */
export const toCents = (dollars: number | string): number => {
  const cents = centsIn(dollars);
  if (cents === null)
    throw new RangeError(
      decimalDollars.test(String(dollars))
        ? 'The amount is too large.'
        : 'An amount cannot be negative or have more than two decimal places.',
    );
  return cents;
};

/** Returns the amount in dollars, exact to the cent. Throws RangeError unless the cents are a whole number. */
export const fromCents = (cents: number): number => {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Cents must be a whole number.');
  return cents / 100;
};

const formats = new Map<boolean, Intl.NumberFormat>();

/** Returns the cached format, because creating a format takes much longer than using it. */
function dollarFormat(whole: boolean): Intl.NumberFormat {
  const made =
    formats.get(whole) ??
    new Intl.NumberFormat('en-AU', {
      style: 'currency',
      currency: 'AUD',
      ...(whole ? { maximumFractionDigits: 0 } : {}),
    });
  formats.set(whole, made);
  return made;
}

export const formatDollars = (cents: number, { whole = false }: { whole?: boolean } = {}): string =>
  dollarFormat(whole).format(fromCents(cents));

/** Tells whether screens show a difference from the original price: only above one cent. Any difference needs a description. */
export const differenceShown = (cents: number): boolean => Math.abs(cents) > 1;

/** An amount without GST, its GST, and the sum of both. */
export interface WithGst {
  exGstCents: number;
  gstCents: number;
  totalCents: number;
}

const gstDivisor = 10;

/** Returns an amount with its GST, which is a tenth of it. Rounds half a cent up. */
export function withGst(exGstCents: number): WithGst {
  const gstCents = Math.floor((exGstCents + gstDivisor / 2) / gstDivisor);
  return { exGstCents, gstCents, totalCents: exGstCents + gstCents };
}
