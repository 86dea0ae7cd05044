import { centsIn, formatDollars } from '#shared/domain/money.ts';

/** Formats figures the Australian way. */

/** Stands where there is no figure that could be shown. */
const noFigure = '—';

/** An amount of dollars, which may still be what somebody is typing. */
export const money = (dollars: unknown, options: { whole?: boolean } = {}): string => {
  const cents = centsIn(dollars);
  return cents === null ? noFigure : formatDollars(cents, options);
};
export const wholeMoney = (dollars: unknown): string => money(dollars, { whole: true });

/** "1 job", "2 jobs". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const kilowatts = (value: number): string => `${value.toFixed(2)} kW`;
export const kilowattHours = (value: number): string => `${Number(value.toFixed(2))} kWh`;
