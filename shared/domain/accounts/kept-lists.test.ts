import { describe, expect, it } from '@jest/globals';
import { withKept } from './kept-lists.ts';

const items = [
  { name: 'Battery', text: '1' },
  { name: 'Usual', text: '2' },
];

describe('a kept list', () => {
  it.each([
    [
      'takes a new item in the order of names',
      'Large',
      { name: 'Large', text: '3' },
      ['Battery 1', 'Large 3', 'Usual 2'],
    ],
    ['replaces the item of the same name', 'Usual', { name: 'Usual', text: '3' }, ['Battery 1', 'Usual 3']],
    ['renames an item', 'Battery', { name: 'Zero', text: '1' }, ['Usual 2', 'Zero 1']],
    ['renames an item over another one', 'Battery', { name: 'Usual', text: '1' }, ['Usual 1']],
    ['loses an item', 'Usual', null, ['Battery 1']],
  ])('%s', (_, name, item, names) => {
    expect(withKept(items, name, item).map((each) => `${each.name} ${each.text}`)).toEqual(names);
  });
});
