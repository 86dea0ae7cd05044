import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '#infra/install.mjs';
import { explained } from './explained.ts';

test('the line of each explanation still exists in its file', () => {
  const linesOf = (file: string): string[] => {
    const path = join(projectRoot, file);
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  };
  const lost = explained.filter(({ file, line }) => !linesOf(file).some((each) => each.trim() === line));
  expect(lost.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
});
