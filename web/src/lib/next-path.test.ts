import { expect, it } from 'vitest';
import { readNextPath } from './next-path.ts';

const origin = 'https://suncrew.example';

it.each([
  ['/jobs/1?tab=files#photos', '/jobs/1?tab=files#photos'],
  ['/a/../jobs', '/jobs'],
])('a person who signed in on the way to %s gets to %s', (next, path) => {
  expect(readNextPath(next, origin)).toBe(path);
});

it.each([
  null,
  '',
  'jobs',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e//elsewhere.example',
  'javascript:alert(1)',
])('no sign-in leads to %j', (next) => {
  expect(readNextPath(next, origin)).toBeNull();
});
