import { describe, expect, it } from 'vitest';
import { listedOn } from '#web/src/lib/dates.ts';
import { jobsCsv } from './admin-csv.ts';
import { changedFields, wholeOf } from './admin-words.ts';

describe('the texts and inputs of administrators', () => {
  it('show dates with the month first', () => {
    expect(listedOn('2025-01-05T12:00:00.000Z')).toBe('Jan 5, 2025');
  });

  it('read the whole number in a typed text, or 0', () => {
    expect(['12', ' 7 ', '3.9', '', null, 'many'].map(wholeOf)).toEqual([12, 7, 3, 0, 0, 0]);
  });

  it('send only the fields that differ', () => {
    expect(changedFields({ a: 1, b: ['PV'], c: 'x' }, { a: 1, b: ['PV', 'Battery'], c: 'x' })).toEqual({
      b: ['PV', 'Battery'],
    });
  });

  it('are downloaded without formulas, and with plain dates and amounts', () => {
    const job = {
      id: '1',
      number: 'BR-1042',
      title: '=1+1',
      description: '',
      address: '12 Hill Street',
      suburb: null,
      state: null,
      retailerCompany: 'Bright Roofs',
      installerCompany: 'Sunny Side',
      status: 'posted',
      priceExGst: 4200.5,
      isPublic: true,
      createdAt: '2025-01-05T12:00:00.000Z',
    } as const;
    expect(jobsCsv([job]).split('\r\n')).toEqual([
      '\uFEFF"Number","Title","Retailer","Installer","Address","Price ex GST","Status","Visibility","Created","Id"',
      `"BR-1042","'=1+1","Bright Roofs","Sunny Side","12 Hill Street","4200.50","New","Public","2025-01-05","1"`,
      '',
    ]);
  });
});
