import type * as z from 'zod';
import { Refusal } from '../refusal.ts';

/** The most errors in one answer. No reader could use more, and Lambda cannot send an answer over six megabytes. */
const maxFields = 100;

/** Returns a message for each wrong field, by the field's path in the form's notation (`requirements.0.label`). */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  // A map instead of an object, because a path may be `__proto__` or `constructor`, which every object already has.
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields.set([...issue.path, key].join('.'), 'This field is not recognised');
      continue;
    }
    const path = issue.path.map(String).join('.');
    if (!fields.has(path)) fields.set(path, issue.message);
  }
  return Object.fromEntries([...fields].slice(0, maxFields));
}

export function parseInput(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldsOf(parsed.error);
  const [first] = Object.values(fields);
  throw new Refusal('invalid', { fields, ...(first && Object.keys(fields).length === 1 ? { message: first } : {}) });
}
