import { describe, expect, it } from '@jest/globals';
import { isAllowed, noticeWith, partOf } from './notice-part.ts';

describe('the licence of a package that an MIT product passes on', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-only)', '(MIT AND ISC)', 'OFL-1.1'])('may have %s', (licence) => {
    expect(isAllowed(licence)).toBe(true);
  });

  it.each(['', 'GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', '(MIT AND GPL-2.0-only)', 'BUSL-1.1', '((MIT OR X) AND ISC)'])(
    'may not have "%s"',
    (licence) => {
      expect(isAllowed(licence)).toBe(false);
    },
  );
});

it('a new part of NOTICE replaces the earlier part, and keeps the rest', () => {
  const first = noticeWith('Data\n', partOf([{ name: 'react', licence: 'MIT' }]));
  const second = noticeWith(first, partOf([{ name: 'zod', licence: 'ISC' }]));
  expect(first).toMatch(/^Data\n\nPackages in every deployed copy.*\n {2}react {2}MIT\n$/);
  expect(second).toMatch(/^Data\n\nPackages in every deployed copy.*\n {2}zod {2}ISC\n$/);
});
