import { expect, it } from '@jest/globals';
import { siteSizes } from '#infra/bench/site.ts';

/** The most that a page may load, in gzipped kilobytes of scripts. A standing page is untouched until somebody reaches for something. */
const most = { untouched: 8, landing: 150, dashboard: 149, job: 158, 'sign-up': 160, 'job-form': 189 };
const mostLater = 30;
/** Leaflet alone is 42 KB. It only loads where a map comes near the window. */
const embeddedMap = { name: /\/embedded-map-frame-/, most: 52 };
const { pages, later } = await siteSizes();

it.each(Object.entries(most))('a person who opens the page %s loads at most %d KB of scripts', (page, kilobytes) => {
  expect(pages.get(page)?.bytes).toBeLessThanOrEqual(kilobytes * 1024);
});

it(`no script that loads later is larger than ${mostLater} KB, except the embedded map`, () => {
  const mostOf = (file: string) => (embeddedMap.name.test(file) ? embeddedMap.most : mostLater) * 1024;
  expect(later.filter(([file, bytes]) => bytes > mostOf(file))).toEqual([]);
});
