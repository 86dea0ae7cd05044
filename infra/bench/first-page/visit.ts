import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import packaged from '@sparticuz/chromium';

/** The measurements of a visit with an empty cache on a slow phone. */
export interface Visit {
  /** Milliseconds until the browser paints the largest content. */
  lcp: number;
  /** The total blocking time (TBT): for each task after the first paint, the milliseconds over 50, added up. */
  tbt: number;
  /** How far the page's content shifted without input (CLS). */
  cls: number;
}

/** Lighthouse's settings for its mobile report with applied throttling. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };
const slowdown = 4;
const quietMilliseconds = 1_000;

/** Flags that `@sparticuz/chromium` sets for AWS Lambda. The measurement runs without them. */
const unwanted = /^--(headless|single-process|no-zygote|disable-web-security)/;

export const openChromium = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await packaged.executablePath(),
    args: packaged.args.filter((flag) => !unwanted.test(flag)),
  });

/**
 * Runs in the page before any other script. It contains no named functions, because the TypeScript loader would add calls of a
 * helper that the page does not have.
 */
function observe(): void {
  const seen = { lcp: 0, cls: 0, tasks: [] as [start: number, length: number][] };
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = entry as { value?: number; hadRecentInput?: boolean };
        if (type === 'longtask') seen.tasks.push([entry.startTime, entry.duration]);
        else if (type === 'layout-shift') seen.cls += hadRecentInput ? 0 : value;
        else seen.lcp = entry.startTime;
      }
    }).observe({ type, buffered: true });
  Object.assign(window, { seen });
}

/** Runs in the page at the end of the visit, and returns its measurements. */
function report(): Visit {
  const { lcp, cls, tasks } = Reflect.get(window, 'seen') as { lcp: number; cls: number; tasks: [number, number][] };
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocked = tasks.map(([start, length]) => Math.max(0, Math.min(length, start + length - painted) - 50));
  return { lcp, cls, tbt: blocked.reduce((sum, each) => sum + each, 0) };
}

export interface Target {
  url: string;
  /** The selector of an element that the page shows when it is complete. */
  shows: string;
  /** The user's cookies and local storage. A visitor has none. */
  as?: BrowserContextOptions['storageState'];
}

/** Visits a page once with an empty cache on a slow phone, and returns the measurements. */
export async function visit(browser: Browser, { url, shows, as }: Target): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true, ...(as ? { storageState: as } : {}) });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quietMilliseconds);
    return await page.evaluate(report);
  } finally {
    await context.close();
  }
}
