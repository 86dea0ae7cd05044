import { fillPath, namesIn } from './path.ts';

/** Finds and replaces names in braces. Examples use them for records that must exist first, such as `{photo1}`. */

/** Returns the names in braces in a value. */
export const namedIn = (value: unknown): string[] => namesIn(JSON.stringify(value) ?? '');

/** Returns the value with each name in braces replaced. */
export const withNames = <T>(value: T, idOf: (name: string) => string): T =>
  JSON.parse(fillPath(JSON.stringify(value), idOf));
