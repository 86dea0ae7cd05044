import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { parseInput } from './validate.ts';

const form = z.strictObject({
  name: z.string('Please say a name').min(3, 'At least 3 characters').regex(/^a/, 'Begins with a'),
  list: z.array(z.strictObject({ label: z.string('Please say a label') })).optional(),
});

function refusalOf(value: unknown, schema: z.ZodType = form): Refusal {
  try {
    parseInput(schema, value);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('It was accepted');
}

describe('a form', () => {
  it('that is valid is returned as its schema parses it', () => {
    expect(parseInput(z.object({ name: z.string().trim() }), { name: ' abc ' })).toEqual({ name: 'abc' });
  });

  it('with one wrong field names the error, also in the message', () => {
    expect(refusalOf({})).toMatchObject({
      code: 'invalid',
      message: 'Please say a name',
      fields: { name: 'Please say a name' },
    });
  });

  it('with two errors in one field reports the first', () => {
    expect(refusalOf({ name: 'x' }).fields).toEqual({ name: 'At least 3 characters' });
  });

  it('with several wrong fields has an error for each, and one general message', () => {
    const { fields, message } = refusalOf({ name: 5, list: [{ label: 'a' }, { label: 1, extra: 1 }], other: 1 });
    expect(fields).toEqual({
      name: 'Please say a name',
      'list.1.label': 'Please say a label',
      'list.1.extra': 'This field is not recognised',
      other: 'This field is not recognised',
    });
    expect(message).toBe(new Refusal('invalid').message);
  });

  it('with a hundred and one unknown fields names a hundred of them', () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 1]));
    expect(Object.keys(refusalOf({ name: 'abc', ...many(101) }).fields ?? {})).toHaveLength(100);
    expect(Object.keys(refusalOf({ name: 'abc', ...many(100) }).fields ?? {})).toHaveLength(100);
  });
});
