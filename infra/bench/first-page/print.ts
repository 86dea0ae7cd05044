import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { keepPorts } from '../../local/cloud/serving/ports.ts';
import { retailerWith, startApplication } from './application.ts';
import { serveOverHttp2 } from './over-http2.ts';
import { servePlainSite } from './plain-site.ts';
import { openChromium, type Target, type Visit, visit } from './visit.ts';

/**
 * Measures how soon the landing page and a dashboard appear on a slow phone, compared with a plain page that uses the same
 * libraries. Both use HTTP/2, as with CloudFront. Both open at the same time, so that a busy machine slows both equally. Each
 * has its own process and its own slow network.
 */

const rounds = 5;
const jobs = 50;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const medians = (visits: readonly Visit[]): Visit => ({
  lcp: median(visits.map(({ lcp }) => lcp)),
  tbt: median(visits.map(({ tbt }) => tbt)),
  cls: median(visits.map(({ cls }) => cls)),
});

const row = (name: string, ...cells: string[]) => name.padEnd(24) + cells.map((cell) => cell.padStart(10)).join('');
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const line = (name: string, { lcp, tbt, cls }: Visit) =>
  row(name, milliseconds(lcp), milliseconds(tbt), cls.toFixed(3));

type Pages = Record<string, Target>;

async function measure(browser: Browser, pairs: readonly Pages[]): Promise<Record<string, Visit>> {
  const visits: Record<string, Visit[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const pair of pairs)
      await Promise.all(
        Object.entries(pair).map(async ([name, target]) => {
          const seen = await visit(browser, target);
          visits[name] = [...(visits[name] ?? []), seen];
        }),
      );
  return Object.fromEntries(Object.entries(visits).map(([name, each]) => [name, medians(each)]));
}

function print(results: Record<string, Visit>): void {
  console.log(`\n${row(`slow phone, ${rounds} visits`, 'LCP', 'TBT', 'CLS')}`);
  for (const [name, result] of Object.entries(results)) {
    console.log(line(name, result));
    const plain = results[`${name}, plain`];
    if (plain) console.log(row('  times the plain page', (result.lcp / plain.lcp).toFixed(2)));
  }
}

/** Measures all pages, and prints their medians. */
export async function printFirstPage(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'suncrew-first-page-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const ports = await keepPorts(['application', 'plain', 'edge', 'plainEdge']);
    const origin = `http://localhost:${ports.application}`;
    const [edge, plain] = [`https://localhost:${ports.edge}`, `https://localhost:${ports.plainEdge}`];
    const starting = [
      servePlainSite(join(folder, 'plain'), ports.plain),
      startApplication(join(folder, 'data'), ports.application, origin),
      serveOverHttp2(ports.application, ports.edge),
      serveOverHttp2(ports.plain, ports.plainEdge),
    ];
    for (const started of await Promise.allSettled(starting))
      if (started.status === 'fulfilled') stops.unshift(started.value);
    await Promise.all(starting);
    const browser = await openChromium();
    stops.unshift(() => browser.close());
    const retailer = await retailerWith(jobs, browser, origin, edge);
    const pairs: Pages[] = [
      {
        landing: { url: `${edge}/`, shows: 'h1' },
        'landing, plain': { url: `${plain}/`, shows: 'li' },
      },
      {
        [`dashboard, ${jobs} jobs`]: { url: `${edge}/dashboard`, shows: 'main a[href^="/jobs/"]', as: retailer },
        [`dashboard, ${jobs} jobs, plain`]: { url: `${plain}/dashboard`, shows: 'li' },
      },
    ];
    print(await measure(browser, pairs));
  } finally {
    for (const stop of stops) await stop();
  }
}
