import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { bundleSizes } from '#infra/bench/bundles.ts';
import { functionNames } from '#infra/build/bundle.ts';

const mostBytes = 210 * 1024;
const sizes = await bundleSizes(mkdtempSync(join(tmpdir(), 'suncrew-sizes-')));

it.each(functionNames)('%s opens with at most 210 KB gzipped, however much it may read later', (name) => {
  expect(sizes[name].opening).toBeLessThanOrEqual(mostBytes);
});

it('the clients of files, of keys and of the gazetteer are read when a call needs them', () => {
  expect(sizes.jobs.whole - sizes.jobs.opening).toBeGreaterThan(100 * 1024);
});
