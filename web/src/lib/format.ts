import { centsIn, formatDollars, withGst } from '#shared/domain/money.ts';

/** Formats figures the Australian way. */

/** Shown where a value is unknown. */
export const noFigure = '—';

/** An amount of dollars, which may be a text that is still being typed. */
export const money = (dollars: unknown, options: { whole?: boolean } = {}): string => {
  const cents = centsIn(dollars);
  return cents === null ? noFigure : formatDollars(cents, options);
};
export const wholeMoney = (dollars: unknown): string => money(dollars, { whole: true });

/** With cents only where there are some: "$4,200", "$4,200.50". */
export const price = (dollars: unknown): string => money(dollars, { whole: (centsIn(dollars) ?? 0) % 100 === 0 });

/** The GST on an amount and the total: "GST $420.05, total $4,620.55". The amount may still be a text that is being typed. */
export function gstText(dollarsExGst: unknown): string | null {
  const cents = centsIn(dollarsExGst);
  if (cents === null) return null;
  const { gstCents, totalCents } = withGst(cents);
  return `GST ${formatDollars(gstCents)}, total ${formatDollars(totalCents)}`;
}

/** "1 job", "2 jobs". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const kilowatts = (value: number): string => `${value.toFixed(2)} kW`;
export const kilowattHours = (value: number): string => `${Number(value.toFixed(2))} kWh`;
