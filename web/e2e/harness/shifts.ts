import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  what: string;
}

/** Records the layout shifts of each page from the next navigation on. */
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

/** Returns the sum of the page's layout shifts so far, and the texts of the elements in the largest shift. */
export async function shiftsOn(page: Page): Promise<{ sum: number; most: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const most = [...shifts].sort((a, b) => b.value - a.value)[0]?.what ?? '';
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), most };
}
