import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { keepPorts } from '../local/cloud/serving/ports.ts';
import { postJob } from '../tools/in-process/builders.ts';
import type { Client } from '../tools/in-process/client.ts';
import { installerIn, startApplication } from './first-page/application.ts';
import { openChromium } from './first-page/visit.ts';
import type { World } from './world.ts';

/** Measures how long a slow computer needs to move a map with many jobs: the time of script, styles and layout. */

const jobs = 10_000;
const slowdown = 4;
const drags = 5;
const stepsPerDrag = 10;
const pixelsPerStep = 16;
/** The views to measure, from the continent to a suburb. */
const views = [
  { name: 'Australia', query: 'lat=-27&lng=134&zoom=4' },
  { name: 'New South Wales', query: 'lat=-33.2&lng=150.2&zoom=7' },
  { name: 'Sydney', query: 'lat=-33.86&lng=151.05&zoom=10' },
  { name: 'Parramatta', query: 'lat=-33.81&lng=151&zoom=12' },
];

/** Fills the world's table, from which the functions answer the map's calls. */
async function fill({ retailer, settle }: World): Promise<void> {
  const { crowdedJobs, fillPublicJobs } = await import('../tools/in-process/crowded-map.ts');
  const { rows } = await import('#functions/data/service.ts');
  const jobId = await postJob(await retailer());
  await settle();
  const { data: sample } = await rows().job.get({ jobId }).go();
  if (!sample) throw new Error('The job is not on the map.');
  await fillPublicJobs(crowdedJobs(jobs, sample));
}

/** Returns the milliseconds that the page has spent on script, styles and layout so far. */
async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return (of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration')) * 1_000;
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/**
 * Returns the nearest point below `from` where the map shows no job. A drag that begins on the mark of a job would also select
 * the job.
 */
const groundBelow = (page: Page, from: { x: number; y: number }): Promise<{ x: number; y: number }> =>
  page.evaluate(({ x, y }) => {
    let below = y;
    while (document.elementFromPoint(x, below)?.closest('.map-place')) below += 10;
    return { x, y: below };
  }, from);

interface Costs {
  steps: number[];
  /** The milliseconds after each drag that the page spends on the new view. */
  rests: number[];
}

async function pan(page: Page, devtools: CDPSession): Promise<Costs> {
  const box = await page.getByRole('region', { name: 'Map of jobs' }).boundingBox();
  if (!box) throw new Error('The map has no size.');
  const costs: Costs = { steps: [], rests: [] };
  for (let drag = 0; drag < drags; drag += 1) {
    const direction = drag % 2 === 0 ? 1 : -1;
    const { x, y } = await groundBelow(page, { x: box.x + box.width / 2, y: box.y + box.height / 3 });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await nextFrame(page);
    for (let step = 1; step <= stepsPerDrag; step += 1) {
      const before = await worked(devtools);
      await page.mouse.move(x + direction * step * pixelsPerStep, y + (step * pixelsPerStep) / 2);
      await nextFrame(page);
      costs.steps.push((await worked(devtools)) - before);
    }
    // We pause before we release the button, so that the map does not glide on.
    await page.waitForTimeout(300);
    const before = await worked(devtools);
    await page.mouse.up();
    await page.waitForTimeout(1_200);
    costs.rests.push((await worked(devtools)) - before);
  }
  return costs;
}

async function measure(browser: Browser, origin: string, client: Client): Promise<[string, Costs, number][]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: await installerIn(browser, origin),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.route('**/api/map?*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ contentType: 'application/json', body: (await client.get(pathname + search)).text });
  });
  // `threadTicks` counts only the time of the page's own thread, so other programs do not affect the result.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measured: [string, Costs, number][] = [];
  for (const { name, query } of views) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${origin}/map?${query}`);
    await page.locator('.map-mark').first().waitFor();
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const marks = await page.locator('.map-mark').count();
    measured.push([name, await pan(page, devtools), marks]);
  }
  await context.close();
  return measured;
}

const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;
const figures = (values: readonly number[]) =>
  [0.5, 0.95].map((part) => `${share(values, part).toFixed(1)} ms`.padStart(10)).join('');

function print(measured: readonly [string, Costs, number][]): void {
  const head = ['step p50', 'p95', 'rest p50', 'p95'].map((each) => each.padStart(10)).join('');
  console.log(`\n${`map of ${jobs} jobs, ${slowdown} times slower`.padEnd(36)}${'marks'.padStart(8)}${head}`);
  for (const [name, { steps, rests }, marks] of measured)
    console.log(name.padEnd(36) + String(marks).padStart(8) + figures(steps) + figures(rests));
  console.log('everywhere'.padEnd(44) + figures(measured.flatMap(([, { steps }]) => steps)));
}

/** Fills the table, drags the map in each view, and prints the milliseconds of each drag step and each rest. */
export async function printMap(world: World): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'suncrew-map-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const { application } = await keepPorts(['application']);
    const origin = `http://localhost:${application}`;
    await fill(world);
    stops.unshift(await startApplication(folder, application, origin));
    const browser = await openChromium();
    stops.unshift(() => browser.close());
    print(await measure(browser, origin, await world.installer()));
  } finally {
    for (const stop of stops) await stop();
  }
}
