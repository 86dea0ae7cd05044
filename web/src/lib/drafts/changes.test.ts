import { describe, expect, it } from 'vitest';
import { changesIn, usableChanges, withChanges } from './changes.ts';

const initial = { notes: 'Ring first', price: 4500, phone: null, rows: [{ label: 'Tidy site' }], isPublic: false };
const photo = '0b0f6c1e-8f5f-4c55-9d4b-0f6a2b1f9a10';
const hour = 3_600_000;

describe('the changes in a draft', () => {
  it('leave out a number that is now text and an empty field that is now null', () => {
    expect(changesIn(initial, { ...initial, price: '4500', phone: '' }, {}, 1)).toEqual({});
    expect(changesIn(initial, { ...initial, price: '4600', notes: undefined }, {}, 1)).toEqual({
      price: { to: '4600', at: 1 },
      notes: { to: null, at: 1 },
    });
  });

  it('keep the time of the last change', () => {
    const first = changesIn(initial, { ...initial, notes: 'No dogs' }, {}, 1);
    const second = changesIn(initial, { ...initial, notes: 'No dogs', isPublic: true }, first, 2);
    expect(second).toEqual({ notes: { to: 'No dogs', at: 1 }, isPublic: { to: true, at: 2 } });
  });

  it('are applied to the current values of the form', () => {
    const changes = changesIn(initial, { ...initial, notes: 'No dogs' }, {}, 1);
    expect(withChanges({ ...initial, price: 5000 }, changes)).toEqual({ ...initial, price: 5000, notes: 'No dogs' });
  });

  it('leave out a field that cannot be shown or has no change any more', () => {
    const changes = { rows: { to: 'x', at: 1 }, isPublic: { to: 'yes', at: 1 }, notes: { to: 'Ring first', at: 1 } };
    expect(usableChanges(changes, initial, 2)).toEqual({});
  });

  it('leave out a file that the server has removed since', () => {
    const changes = {
      phone: { to: photo, at: 0 },
      rows: { to: [{ objectKey: photo }], at: 0 },
      notes: { to: 'x', at: 0 },
    };
    expect(Object.keys(usableChanges(changes, initial, hour))).toEqual(['phone', 'rows', 'notes']);
    expect(Object.keys(usableChanges(changes, initial, 25 * hour))).toEqual(['notes']);
  });
});
