import { createHash } from 'node:crypto';
import type { Client, RequestOptions, TestAnswer } from '#infra/tools/in-process/client.ts';
import type { Recipe } from './calls.ts';
import { type ActorName, actors, type Expectation, type Situation } from './expectations.ts';
import { type Expected, expectedOf } from './expected-answer.ts';

/** One cell of the matrix: one person, one call, one situation. */
export interface Cell<T> {
  label: string;
  recipe: Recipe<T>;
  actor: ActorName;
  situation: Situation | null;
  expected: Expected;
}

export const methodOf = (label: string): string => label.split(' ')[0] ?? '';
export const routeKeyIn = (label: string): string => label.split(' ').slice(0, 2).join(' ');

export function cellsOf<T>(
  rows: Record<string, Expectation>,
  recipes: Record<string, Recipe<T>>,
  situations: readonly (Situation | null)[],
): Cell<T>[] {
  return Object.entries(rows).flatMap(([label, row]) =>
    situations.flatMap((situation) =>
      actors.map((actor) => {
        const recipe = recipes[label];
        if (!recipe) throw new Error(`Nobody said how to call ${label}`);
        return { label, recipe, actor, situation, expected: expectedOf(row, actor, situation) };
      }),
    ),
  );
}

/** Whether a cell changes something, so that it needs its own item. */
export const changes = ({ label, recipe, expected }: Cell<unknown>): boolean =>
  expected.status < 300 && (methodOf(label) !== 'GET' || recipe.remembers === true);

const denials: readonly (string | null)[] = ['unauthenticated', 'token_expired', 'suspended', 'forbidden', 'not_found'];
const isDenied = ({ expected }: Cell<unknown>): boolean => denials.includes(expected.code);

/**
 * The part of the matrix for daily runs: every cell that allows something, and one situation of each group of cells that
 * refuse the same person the same call with the same answer. MATRIX_SEED picks others. ACCESS_MATRIX=whole runs them all.
 */
export function sampleOf<T>(cells: readonly Cell<T>[], seed = process.env.MATRIX_SEED ?? 'suncrew'): Cell<T>[] {
  const rankOf = (cell: Cell<T>): string =>
    createHash('sha256')
      .update(`${seed} ${nameOf(cell)}`)
      .digest('hex');
  const chosen = new Map<string, Cell<T>>();
  for (const cell of cells) {
    const { status, code } = cell.expected;
    const rule = status < 400 ? nameOf(cell) : `${cell.label} ${cell.actor} ${status} ${code}`;
    const known = chosen.get(rule);
    if (!known || rankOf(cell) < rankOf(known)) chosen.set(rule, cell);
  }
  return [...chosen.values()];
}

type Variant = 'valid' | 'invalid';
/** Reads and calls without a body have no invalid variant. */
export const variantsOf = ({ label, recipe }: Cell<unknown>): Variant[] =>
  recipe.body || methodOf(label) === 'DELETE' ? ['valid', 'invalid'] : ['valid'];

/** Gives every field a wrong type and adds an unknown field. Fields that identify the item stay. */
function spoiled(body: Record<string, unknown>, names: readonly string[] = []): Record<string, unknown> {
  const fields = Object.entries(body).map(([name, value]) => [name, names.includes(name) ? value : { wrong: 'type' }]);
  return { ...Object.fromEntries(fields), nonsense: true };
}

export function send<T>(browser: Client, cell: Cell<T>, thing: T, variant: Variant = 'valid'): Promise<TestAnswer> {
  const { label, recipe, actor } = cell;
  const [method = '', pattern = ''] = label.split(' ');
  const params = recipe.params?.(thing) ?? {};
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const body = recipe.body?.(thing, actor);
  const sent = variant === 'valid' ? body : spoiled(body ?? {}, recipe.names);
  const options: RequestOptions = sent === undefined ? {} : { body: sent };
  return browser.request(method, recipe.query ? `${path}?${recipe.query}` : path, options);
}

/** The whole answer except its request id. */
export function fingerprint({ status, headers, text, setCookies, body }: TestAnswer): string {
  const { 'x-request-id': requestId, ...kept } = headers;
  const same = text.replace(String(body?.requestId ?? requestId), 'the request');
  return JSON.stringify([status, Object.entries(kept).sort(), same, setCookies]);
}

export const nameOf = ({ label, actor, situation }: Cell<unknown>): string =>
  `${label} by ${actor}${situation ? ` while ${situation}` : ''}`;

/** Describes how the answer differs from the written matrix, or null if it does not. */
export function difference(cell: Cell<unknown>, answer: TestAnswer, variant: Variant): string | null {
  const passes = variant === 'valid' || isDenied(cell);
  const { status, code } = passes ? cell.expected : { status: 422, code: 'invalid' };
  const got = answer.status >= 400 ? answer.body.code : null;
  if (answer.status === status && got === code) return null;
  return `${nameOf(cell)}, ${variant}: expected ${status} ${code ?? ''}, got ${answer.status} ${got ?? ''}`;
}

/** Runs all of them, a few at a time. */
export async function inLanes<T>(items: readonly T[], lanes: number, run: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of waiting) await run(item);
    }),
  );
}
