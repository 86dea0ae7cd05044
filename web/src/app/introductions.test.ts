import { expect, it } from 'vitest';
import { noFilter } from '#shared/domain/people/directory.ts';
import { introductions } from './introductions.ts';

it('names only filters that the directory has', () => {
  const [, named = ''] = /Filter by ([^.]+)\./.exec(introductions.directory.text) ?? [];
  const filters = Object.keys(noFilter).join(' ').toLowerCase();
  for (const name of named.split(/, | and /)) expect(filters).toContain(name);
});
