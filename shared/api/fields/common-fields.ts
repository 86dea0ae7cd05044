import * as z from 'zod';
import { uuidPattern } from '../../domain/ids.ts';
import { maxKilo } from '../../domain/jobs/job.ts';
import { objectKeyIn } from '../../domain/jobs/uploads.ts';
import { numberIn } from '../../domain/numbers.ts';

/** The schemas that request schemas are built from. They reject values that we cannot store or display. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is the purpose of this rule
const controlCharacters = /[\u0000-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: text of several lines may contain tabs and line breaks, but no other control characters
const controlCharactersInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Characters that names may not contain: invisible characters, and characters that change the reading direction. With them, a
 * company could make its name look like another company's. The two invisible characters that select the form of an emoji are
 * allowed.
 */
const hiddenInNames = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\u2800]/u;

const lengthOf = (value: string): number => [...value].length;

const cleanString = (max: number, forbidden: RegExp, tooLong: string, notText?: string) =>
  z
    .string(notText === undefined ? {} : { error: notText })
    .trim()
    .refine((value) => lengthOf(value) <= max, { error: tooLong })
    .refine((value) => value.isWellFormed() && !forbidden.test(value), {
      error: 'Remove any characters that cannot be displayed',
    });

/** One line of text, trimmed. The length counts Unicode code points, so most emojis count as one character. */
export const line = (max: number, message = `At most ${max} characters`) =>
  cleanString(max, controlCharacters, message);

/** The name of a company, a person or a job. */
export const nameLine = (max: number, message = `At most ${max} characters`) =>
  cleanString(max, hiddenInNames, message);

/** Text of several lines, trimmed. */
export const text = (max: number, message = `At most ${max} characters`) =>
  cleanString(max, controlCharactersInText, message);

/** Returns the value, or empty text if it is missing. The type says `string`, but an untyped client may send no value. */
export const orEmpty = (value: string): unknown => (value as unknown) ?? '';

const required = (max: number, message: string, forbidden: RegExp) =>
  z.preprocess(
    (value: string) => orEmpty(value),
    cleanString(max, forbidden, `At most ${max} characters`, message).refine((value) => value.length > 0, {
      error: message,
    }),
  );

export const requiredLine = (max: number, message: string) => required(max, message, controlCharacters);
export const requiredName = (max: number, message: string) => required(max, message, hiddenInNames);

/** The message for a value that is not a number. An empty field gets its own message instead. */
const notNumber = 'Enter a number, such as 12 or 12.5';

/** A number, or a number as text, as a form sends it. Accepts "12.5"; rejects "", null, true and "0x10". */
export const numeric = (schema: z.ZodNumber) =>
  z.preprocess((value: number | string, context) => {
    if (typeof value !== 'string') return value;
    const number = numberIn(value);
    if (number === null && value.trim() !== '') context.addIssue({ code: 'custom', message: notNumber });
    return number ?? value;
  }, schema);

const hasDecimals = (value: number, places: number): boolean => {
  const fraction = String(value).split('.')[1] ?? '';
  return !String(value).includes('e') && fraction.length <= places;
};

/** A number with at most `places` decimals, between `min` and `max`. */
export const decimal = (limits: { min: number; max: number; places: number; tooSmall: string; tooLarge?: string }) =>
  numeric(
    z
      .number({ error: limits.tooSmall })
      .min(limits.min, { error: limits.tooSmall })
      .max(limits.max, { error: limits.tooLarge ?? `At most ${limits.max}` })
      .refine((value) => hasDecimals(value, limits.places), { error: `At most ${limits.places} decimal places` }),
  );

export const whole = (limits: { min: number; max: number; tooSmall: string; tooLarge: string }) =>
  numeric(
    z
      .number({ error: limits.tooSmall })
      .min(limits.min, { error: limits.tooSmall })
      .max(limits.max, { error: limits.tooLarge })
      .refine(Number.isInteger, { error: 'Enter a whole number' }),
  );

/** The largest amount of money in a request, in dollars. Inside the application, money is in whole cents. */
export const maxDollars = 99_999_999.99;
export const dollars = (tooSmall = 'Amount must be 0 or greater', min = 0) =>
  decimal({ min, max: maxDollars, places: 2, tooSmall, tooLarge: 'At most $99,999,999.99' });

export const kilo = (min: number, tooSmall: string) => decimal({ min, max: maxKilo, places: 2, tooSmall });

export const latitude = decimal({
  min: -90,
  max: 90,
  places: 15,
  tooSmall: 'Latitude must be between -90 and 90',
  tooLarge: 'Latitude must be between -90 and 90',
});
export const longitude = decimal({
  min: -180,
  max: 180,
  places: 15,
  tooSmall: 'Longitude must be between -180 and 180',
  tooLarge: 'Longitude must be between -180 and 180',
});

export const uuid = z.string().regex(uuidPattern);
/** The id of an item inside a job: `<job>.<part>`. It contains the job's id, so the server finds the job without a lookup. */
export const childId = z
  .string()
  .max(73)
  .regex(new RegExp(`${uuidPattern.source.slice(0, -1)}\\.${uuidPattern.source.slice(1)}`));

export const email = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(254, { error: message })
    .pipe(z.email({ error: message }));

/** One of our files: its key, its upload URL without the query string, or the path that `finalizeUpload` returned. */
export const objectReferenceOr = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .max(500, { error: missing })
    .refine((value) => objectKeyIn(value) !== null, { error: missing });
export const objectReference = objectReferenceOr('Upload the file first');

/** Several values in one parameter of the URL, separated by commas: `residential,battery`. */
export const listed = <const T extends readonly string[]>(values: T) =>
  z
    .string()
    .max(200)
    .optional()
    .transform((text) => [...new Set((text ?? '').split(',').filter((word) => word !== ''))])
    .pipe(z.array(z.enum(values)));

export const cursor = z.string().min(1).max(2000).optional();
export const pageQuery = { cursor };
export const emptyBody = z.strictObject({}).prefault({});

export const timestamp = z.iso.datetime();
export const civilDate = z.iso.date();
/** The opaque cursor for the next page of a list, or null on the last page. */
export const nextCursor = z.string().nullable();
