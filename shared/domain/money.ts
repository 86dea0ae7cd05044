/** Money is whole cents inside and dollars with two decimals at the edge. */

/** The dearest amount that can be stored: 99,999,999.99 dollars. */
export const maxCents = 9_999_999_999;

const decimalDollars = /^\d{1,15}(\.\d{1,2})?$/;

/**
 * Dollars as they came over the wire, to cents, through the digits: a float is never multiplied.
 * Throws RangeError for anything that is not an amount from 0 to the maximum with at most two decimals.
 */
export const toCents = (dollars: number | string): number => {
  const digits = String(dollars);
  if (!decimalDollars.test(digits)) throw new RangeError('An amount has at most two decimals and is not negative.');
  const [whole = '', fraction = ''] = digits.split('.');
  const cents = Number(whole + fraction.padEnd(2, '0'));
  if (cents > maxCents) throw new RangeError('The amount is too large.');
  return cents;
};

/** The double nearest to the amount, which prints and parses back as the same two decimals. */
export const fromCents = (cents: number): number => {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Cents are whole.');
  return cents / 100;
};

const dollarFormat = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
const wholeDollarFormat = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});

export const formatDollars = (cents: number, options: { whole?: boolean } = {}): string =>
  (options.whole ? wholeDollarFormat : dollarFormat).format(fromCents(cents));

/** A difference from the original price is shown only above one cent, though any difference needs a description. */
export const differenceShown = (cents: number): boolean => Math.abs(cents) > 1;
