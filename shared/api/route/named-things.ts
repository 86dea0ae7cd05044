import { fillPath, namesIn } from './path.ts';

/** Examples name what has to be made first, such as `{photo1}`, the way paths name their ids. */

/** The names within a value. */
export const namedIn = (value: unknown): string[] => namesIn(JSON.stringify(value) ?? '');

/** The same value with what each name stands for. */
export const withNames = <T>(value: T, idOf: (name: string) => string): T =>
  JSON.parse(fillPath(JSON.stringify(value), idOf));
