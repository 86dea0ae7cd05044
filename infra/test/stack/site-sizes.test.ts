import { expect, it } from '@jest/globals';
import { siteSizes } from '#infra/bench/site.ts';

/** The most that a page may load, in gzipped kilobytes of scripts. */
const most = { landing: 208, dashboard: 217, job: 203, 'sign-up': 220, 'job-form': 260 };
const mostLater = 30;
const { pages, later } = await siteSizes();

it.each(Object.entries(most))('a person who opens the page %s loads at most %d KB of scripts', (page, kilobytes) => {
  expect(pages.get(page)?.bytes).toBeLessThanOrEqual(kilobytes * 1024);
});

it(`no script that loads later is larger than ${mostLater} KB`, () => {
  expect(later.filter(([, bytes]) => bytes > mostLater * 1024)).toEqual([]);
});
