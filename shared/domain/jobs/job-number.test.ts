import { describe, expect, it } from '@jest/globals';
import { firstNumber, jobLine, jobNumber, jobPrefixes } from './job-number.ts';

function first(count: number, name: string, random = 0): string[] {
  const prefixes = jobPrefixes(name, () => random);
  return Array.from({ length: count }, () => prefixes.next().value);
}

describe('the number of a job', () => {
  it('names the company and counts its jobs', () => {
    expect(jobNumber('BR', firstNumber + 41)).toBe('BR-1042');
  });

  it.each([
    ['Bright Roofs Pty Ltd', 'BR'],
    ['The Sun & Sons Co.', 'SS'],
    ['Élan Énergie', 'EE'],
    ["O'Brien Solar", 'OS'],
    ['Sunlight', 'SU'],
    ['Q', 'QX'],
    ['太阳能', 'XX'],
  ])('of the company %s begins with %s', (name, prefix) => {
    expect(first(1, name)).toEqual([prefix]);
  });

  it('begins with other characters of the name if another company has the first prefix, and then with more and more digits', () => {
    expect(first(5, 'Bright Roofs Solar')).toEqual(['BR', 'BRS', 'BRI', 'BR1', 'BR10']);
    expect(first(3, 'Bo', 0.999)).toEqual(['BO', 'BO9', 'BO99']);
  });

  it('is never a rude word', () => {
    expect(first(4, 'Australian Solar Supplies')).toEqual(['AS', 'AU', 'AUS', 'AS1']);
  });
});

describe('the line about a job', () => {
  it('begins with its number and its suburb, and omits unknown parts', () => {
    const job = { number: 'BR-1042', suburb: 'Castle Hill', title: '6.60kW Solar Installation' };
    expect(jobLine(job)).toBe('BR-1042, Castle Hill, 6.60kW Solar Installation');
    expect(jobLine({ ...job, number: null, suburb: null })).toBe('6.60kW Solar Installation');
    expect(jobLine({ number: 'BR-1042', suburb: null, title: '' })).toBe('BR-1042');
  });
});
