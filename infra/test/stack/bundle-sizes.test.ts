import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { bundleSizes } from '#infra/bench/bundles.ts';
import { functionNames } from '#infra/build/bundle.ts';

const mostBytes = 290 * 1024;
const sizes = await bundleSizes(mkdtempSync(join(tmpdir(), 'suncrew-sizes-')));

it.each(functionNames)('%s loads at most 290 KB gzipped when it opens, whatever it loads later', (name) => {
  expect(sizes[name].opening).toBeLessThanOrEqual(mostBytes);
});

it('the clients for files and keys and the gazetteer are loaded when a call needs them', () => {
  expect(sizes.jobs.whole - sizes.jobs.opening).toBeGreaterThan(100 * 1024);
});
