import { expect, it } from '@jest/globals';
import { siteSizes } from '#infra/bench/site.ts';

/** The most gzipped kilobytes of scripts that a page may load. `untouched` is a prerendered page until it hydrates. */
const most = { untouched: 10, landing: 230, dashboard: 243, job: 275, 'sign-up': 237, 'job-form': 281 };
const mostLater = 30;
/** The scripts of the map, which load only when a map is near the visible part. Leaflet has 42 KB, and the coast 205 KB. */
const ofTheMap = [
  { name: /\/embedded-map-frame-/, most: 52 },
  { name: /\/coast-/, most: 215 },
];
const { pages, later } = await siteSizes();

it.each(Object.entries(most))('the page %s loads at most %d KB of scripts', (page, kilobytes) => {
  expect(pages.get(page)?.bytes).toBeLessThanOrEqual(kilobytes * 1024);
});

it(`no script that loads later is larger than ${mostLater} KB, except those of the embedded map`, () => {
  const mostOf = (file: string) => (ofTheMap.find(({ name }) => name.test(file))?.most ?? mostLater) * 1024;
  expect(later.filter(([file, bytes]) => bytes > mostOf(file))).toEqual([]);
});
