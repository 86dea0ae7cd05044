import { expect, it } from 'vitest';
import { sumsToPay } from './format.ts';

it('the total to pay for several payments is the sum of their own totals, with the GST of each rounded', () => {
  expect(sumsToPay([100.05]).total).toBe('$110.06');
  expect(sumsToPay([100.05, 100.05])).toEqual({ exGst: '$200.10', gst: '$20.02', total: '$220.12' });
});
