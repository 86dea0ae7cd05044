import { describe, expect, it } from '@jest/globals';
import { changesBetween, isSameValue } from './changes.ts';

const labels = { priceExGst: 'Price', notes: 'Notes', requirements: 'Requirements' };

describe('the changes between two versions of an item', () => {
  it('name each field that differs, with its old and new value', () => {
    expect(
      changesBetween({ priceExGst: 4200.5, notes: 'Gate code' }, { priceExGst: 5000, notes: 'Gate code' }, labels),
    ).toEqual([{ field: 'priceExGst', label: 'Price', from: 4200.5, to: 5000 }]);
  });

  it('leave out a field that the caller did not read', () => {
    expect(changesBetween({ notes: '' }, { notes: '', priceExGst: 5000 }, labels)).toEqual([]);
  });

  it('leave out a field without a label', () => {
    expect(changesBetween({ version: 1 }, { version: 2 }, labels)).toEqual([]);
  });

  it('show a missing value as nothing', () => {
    expect(changesBetween({ notes: 'Gate code' }, {}, labels)).toEqual([
      { field: 'notes', label: 'Notes', from: 'Gate code', to: null },
    ]);
  });

  it.each([
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'a'], false],
    [['a'], ['a', null], false],
    [[], {}, false],
    [{ id: '1', label: 'Roof' }, { label: 'Roof', id: '1' }, true],
    [{ id: '1', label: 'Roof' }, { id: '1' }, false],
    [{ id: '1' }, { id: '1', label: null }, true],
    [[{ label: 'Roof' }], [{ label: 'Meter' }], false],
    [null, {}, false],
    [1, '1', false],
    [0, null, false],
  ])('compare %j and %j by their content: equal %s', (one, other, same) => {
    expect(isSameValue(one, other)).toBe(same);
    expect(isSameValue(other, one)).toBe(same);
  });
});
