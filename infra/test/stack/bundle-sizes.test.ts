import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { bundleSizes } from '#infra/bench/bundles.ts';
import { functionNames } from '#infra/build/bundle.ts';

/** The functions that no caller waits for. They may be larger, because no caller notices a slow start. */
const inTheBackground: readonly string[] = ['consumer', 'sweeper'];
const kilobytesOf = (name: string) => (inTheBackground.includes(name) ? 332 : 303);
const sizes = await bundleSizes(mkdtempSync(join(tmpdir(), 'suncrew-sizes-')));

it.each(functionNames.map((name) => [name, kilobytesOf(name)] as const))(
  'the function %s loads at most %d KB gzipped at the start, whatever it loads later',
  (name, kilobytes) => {
    expect(sizes[name].opening).toBeLessThanOrEqual(kilobytes * 1024);
  },
);

it('the clients for files and keys and the gazetteer are loaded when a call needs them', () => {
  expect(sizes.jobs.whole - sizes.jobs.opening).toBeGreaterThan(100 * 1024);
});
