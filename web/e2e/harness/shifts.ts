import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  what: string;
}

/** From the next page on, notes by how much what stands on a page moves by itself. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          shifts.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(' | ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** By how much the page has moved so far, and what moved most. */
export async function shiftsOn(page: Page): Promise<{ sum: number; most: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const most = [...shifts].sort((a, b) => b.value - a.value)[0]?.what ?? '';
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), most };
}
