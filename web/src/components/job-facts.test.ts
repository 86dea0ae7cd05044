import { describe, expect, it } from 'vitest';
import { leadOf, restOf, rowTextsOf, shortNameOf } from './job-facts.tsx';

const job = {
  number: 'BR-1042',
  title: '6.60kW Solar Installation',
  customerName: 'Nguyen',
  address: '12 Hill Street, Castle Hill NSW 2154',
  suburb: 'Castle Hill',
};

describe('a row about a job', () => {
  it.each([
    ['with everything', {}, 'BR-1042 · Nguyen · 12 Hill Street', 'Castle Hill NSW 2154'],
    ['for people who may not know the street', { address: null, customerName: undefined }, 'BR-1042 · Castle Hill', ''],
    ['with a suburb alone', { address: 'Castle Hill NSW 2154' }, 'BR-1042 · Nguyen · Castle Hill', ''],
    [
      'with an address that no suburb was found for',
      { address: 'Snug Cove', suburb: null },
      'BR-1042 · Nguyen',
      'Snug Cove',
    ],
    ['without an address', { address: '', suburb: null }, 'BR-1042 · Nguyen', ''],
    ['without a number and an address', { number: null, customerName: '', address: '', suburb: null }, job.title, ''],
  ])('%s says each part of the address once', (_, changes, lead, rest) => {
    expect([leadOf({ ...job, ...changes }), restOf({ ...job, ...changes })]).toEqual([lead, rest]);
  });
});

describe('the row of a table', () => {
  it.each([
    ['with everything', {}, 'BR-1042 · Nguyen · Castle Hill', '12 Hill Street · PO 7'],
    ['with a title of its own', { title: 'Shed' }, 'BR-1042 · Nguyen · Castle Hill', '12 Hill Street · Shed · PO 7'],
    ['with a street alone', { address: '12 Hill Street', suburb: null }, 'BR-1042 · Nguyen · 12 Hill Street', 'PO 7'],
    ['with an unknown suburb', { address: 'Snug Cove', suburb: null }, 'BR-1042 · Nguyen · Snug Cove', 'PO 7'],
    ['with a title alone', { number: null, customerName: '', address: '', suburb: null }, job.title, 'PO 7'],
  ])('%s begins with the number, the customer and the suburb', (_, changes, lead, rest) => {
    expect(rowTextsOf({ ...job, ...changes }, 'PO 7')).toEqual({ lead, rest });
  });
});

describe('the name of a job in a dialog', () => {
  it.each([
    ['the customer and the suburb, without a generated title', {}, 'BR-1042 · Nguyen · Castle Hill'],
    ['a title of its own', { title: 'Shed' }, 'BR-1042 · Nguyen · Castle Hill · Shed'],
    ['the title alone', { number: null, customerName: '', address: '', suburb: null, title: 'Shed' }, 'Shed'],
  ])('has %s', (_, changes, name) => {
    expect(shortNameOf({ ...job, ...changes })).toBe(name);
  });
});
