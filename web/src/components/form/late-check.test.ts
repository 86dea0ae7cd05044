import { zodResolver } from '@hookform/resolvers/zod';
import type { ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { lateCheck } from './late-check.ts';

interface Job {
  title: string;
  photo: string;
}
const options: ResolverOptions<Job> = { fields: {}, shouldUseNativeValidation: false };
const rules = zodResolver(z.object({ title: z.string().trim().min(3, { error: 'Too short' }), photo: z.string() }));
const typed: Job = { title: ' Roof ', photo: '' };

describe('a form whose rules load late', () => {
  it('checks the typed values, and sends the parsed ones', async () => {
    const check = lateCheck<Job, Job>(async () => rules);
    expect(await check(typed, {}, options)).toEqual({ values: { title: 'Roof', photo: '' }, errors: {} });
    expect(await check({ title: 'R', photo: '' }, {}, options)).toMatchObject({
      errors: { title: { message: 'Too short' } },
    });
  });

  it('leaves the check to the server if its rules fail to load', async () => {
    const check = lateCheck<Job, Job>(() => Promise.reject(new Error('lost')));
    expect(await check(typed, {}, options)).toEqual({ values: typed, errors: {} });
  });

  it('requires the fields that only the form requires, even if its rules fail to load', async () => {
    const check = lateCheck<Job, Job>(
      () => Promise.reject(new Error('lost')),
      ({ photo }): Record<string, string> => (photo ? {} : { photo: 'Please add a photo' }),
    );
    expect(await check(typed, {}, options)).toMatchObject({
      values: {},
      errors: { photo: { message: 'Please add a photo' } },
    });
    expect(await check({ ...typed, photo: 'key' }, {}, options)).toMatchObject({ errors: {} });
  });
});
