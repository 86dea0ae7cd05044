import { describe, expect, it } from 'vitest';
import { chosenIn, shownOf } from './table-columns.ts';

const columns = [
  { name: 'job', isFixed: true },
  { name: 'status' },
  { name: 'size', isExtra: true },
  { name: 'price' },
] as const;
const names = (chosen: readonly string[] | null) => shownOf(columns, chosen).map(({ name }) => name);

describe('the columns of a table', () => {
  it('are the usual ones until the person chooses', () => {
    expect(names(null)).toEqual(['job', 'status', 'price']);
  });

  it('stay in their order, and the column that names the row is always shown', () => {
    expect(names(['price', 'size'])).toEqual(['job', 'size', 'price']);
    expect(names([])).toEqual(['job']);
  });

  it('are the usual ones again if the stored choice cannot be read', () => {
    expect([chosenIn(null), chosenIn('{'), chosenIn('[1]')]).toEqual([null, null, null]);
    expect(chosenIn('["size"]')).toEqual(['size']);
  });
});
