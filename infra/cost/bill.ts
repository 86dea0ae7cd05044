import type { Part, Price } from './prices.ts';

/** The units that one month uses. A missing name means no use. */
export type Usage<Name extends string> = Partial<Record<Name, number>>;

export interface Bill {
  /** The price according to the price pages. */
  list: number;
  /** The price less the free units of each month. */
  paid: number;
  /** The parts of the bill, the one with the highest list price first. */
  parts: { part: Part; list: number; paid: number }[];
}

const costOf = (amount: number, { usd, per }: Price): number => (amount * usd) / per;

/** Returns the bill in US dollars for a month with this usage. */
export function billOf<Name extends string>(usage: Usage<Name>, prices: Record<Name, Price>): Bill {
  const parts = new Map<Part, { list: number; paid: number }>();
  for (const [name, amount] of Object.entries(usage) as [Name, number][]) {
    const price = prices[name];
    const sum = parts.get(price.part) ?? { list: 0, paid: 0 };
    parts.set(price.part, {
      list: sum.list + costOf(amount, price),
      paid: sum.paid + costOf(Math.max(0, amount - (price.free ?? 0)), price),
    });
  }
  const sorted = [...parts].map(([part, sums]) => ({ part, ...sums })).sort((a, b) => b.list - a.list);
  const total = (which: 'list' | 'paid') => sorted.reduce((sum, each) => sum + each[which], 0);
  return { list: total('list'), paid: total('paid'), parts: sorted };
}
