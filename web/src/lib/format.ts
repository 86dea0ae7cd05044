import { centsIn, formatDollars, withGst } from '#shared/domain/money.ts';

/** Writes figures as Australians do. */

/** Shown where a value is unknown. */
export const noFigure = '—';

/** Returns an amount in dollars and cents: "$4,200.00". `dollars` may be a text that is still being typed. */
export const money = (dollars: unknown, options: { whole?: boolean } = {}): string => {
  const cents = centsIn(dollars);
  return cents === null ? noFigure : formatDollars(cents, options);
};
export const wholeMoney = (dollars: unknown): string => money(dollars, { whole: true });

/** Returns an amount, with cents only if it has some: "$4,200", "$4,200.50". */
export const price = (dollars: unknown): string => money(dollars, { whole: (centsIn(dollars) ?? 0) % 100 === 0 });

/**
 * Returns the GST on an amount and the total: "GST $420.05, total $4,620.55". The amount may be a text that is still being typed.
 * Null if it is no amount.
 */
export function gstText(dollarsExGst: unknown): string | null {
  const cents = centsIn(dollarsExGst);
  if (cents === null) return null;
  const { gstCents, totalCents } = withGst(cents);
  return `GST ${formatDollars(gstCents)}, total ${formatDollars(totalCents)}`;
}

/**
 * Returns the sum of amounts, the GST and the total as separate texts: "$4,200.50", "$420.05" and "$4,620.55". The GST is rounded
 * for each amount, so that the totals of the single amounts add up to this total.
 */
export function sumsToPay(amountsExGst: readonly number[]): { exGst: string; gst: string; total: string } {
  const sums = { exGstCents: 0, gstCents: 0, totalCents: 0 };
  for (const amount of amountsExGst) {
    const cents = centsIn(amount);
    if (cents === null) return { exGst: noFigure, gst: noFigure, total: noFigure };
    const one = withGst(cents);
    sums.exGstCents += one.exGstCents;
    sums.gstCents += one.gstCents;
    sums.totalCents += one.totalCents;
  }
  return {
    exGst: formatDollars(sums.exGstCents),
    gst: formatDollars(sums.gstCents),
    total: formatDollars(sums.totalCents),
  };
}

const list = new Intl.ListFormat('en-AU');

/** Returns texts as a list in a sentence: "PV, Battery and Off-Grid". */
export const listed = (texts: Iterable<string>): string => list.format(texts);

/** Returns a text that no line break splits. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Returns a number with its noun: "1 job", "2 jobs". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Returns a distance in whole kilometres: "3,236 km". */
export const kilometres = (value: number): string => `${value.toLocaleString('en-AU')} km`;

export const kilowatts = (value: number): string => `${value.toFixed(2)} kW`;
export const kilowattHours = (value: number): string => `${Number(value.toFixed(2))} kWh`;
