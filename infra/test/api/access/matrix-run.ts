import { createHash } from 'node:crypto';
import type { TestAnswer } from '#infra/tools/in-process/client.ts';
import type { Variant } from './calls.ts';
import type { JobExpectation, SpecialJobCall } from './expectations/expectation.ts';
import { type ActorName, actors, type Situation } from './expectations/people-and-situations.ts';
import { type Expected, expectedOf } from './expected-answer.ts';

/** One cell in the tables of the access test: one person, one call, one situation. */
export interface Cell {
  label: string;
  call: SpecialJobCall;
  actor: ActorName;
  situation: Situation | null;
  expected: Expected;
}

/** Returns a cell for each row, situation and actor. Rows that are not about jobs have no situation. */
export const cellsOf = (
  rows: Readonly<Record<string, JobExpectation>>,
  situations: readonly (Situation | null)[] = [null],
): Cell[] =>
  Object.entries(rows).flatMap(([label, row]) =>
    situations.flatMap((situation) =>
      actors.map((actor) => {
        const expected = expectedOf(row, actor, situation);
        return { label, call: row.call ?? {}, actor, situation, expected };
      }),
    ),
  );

/** Tells whether a cell changes something and so needs its own item. */
export const changes = ({ label, call, expected }: Cell): boolean =>
  expected.status < 300 && (!label.startsWith('GET ') || call.remembers === true);

const denials: readonly (string | null)[] = ['unauthenticated', 'token_expired', 'suspended', 'forbidden', 'not_found'];
const isDenied = ({ expected }: Cell): boolean => denials.includes(expected.code);

/**
 * Returns the cells for daily runs: every cell that allows its call, and one of each group of cells that refuse the same person
 * the same call with the same answer. MATRIX_SEED chooses other cells. ACCESS_MATRIX=whole runs all cells.
 */
export function sampleOf(cells: readonly Cell[], seed = process.env.MATRIX_SEED ?? 'suncrew'): Cell[] {
  const rankOf = (cell: Cell): string =>
    createHash('sha256')
      .update(`${seed} ${nameOf(cell)}`)
      .digest('hex');
  const chosen = new Map<string, Cell>();
  for (const cell of cells) {
    const { status, code } = cell.expected;
    const rule = status < 400 ? nameOf(cell) : `${cell.label} ${cell.actor} ${status} ${code}`;
    const known = chosen.get(rule);
    if (!known || rankOf(cell) < rankOf(known)) chosen.set(rule, cell);
  }
  return [...chosen.values()];
}

/** Returns the whole answer as text, without its request id. */
export function fingerprint({ status, headers, text, setCookies, body }: TestAnswer): string {
  const { 'x-request-id': requestId, ...kept } = headers;
  const same = text.replace(String(body?.requestId ?? requestId), 'the request');
  return JSON.stringify([status, Object.entries(kept).sort(), same, setCookies]);
}

export const nameOf = ({ label, actor, situation }: Cell): string =>
  `${label} by ${actor}${situation ? ` while ${situation}` : ''}`;

/** Describes the difference between an answer and the expected answer of its cell. Returns null if there is none. */
export function difference(cell: Cell, answer: TestAnswer, variant: Variant): string | null {
  const passes = variant === 'valid' || isDenied(cell);
  const { status, code } = passes ? cell.expected : { status: 422, code: 'invalid' };
  const got = answer.status >= 400 ? answer.body.code : null;
  if (answer.status === status && got === code) return null;
  return `${nameOf(cell)}, ${variant}: expected ${status} ${code ?? ''}, got ${answer.status} ${got ?? ''}`;
}

/** Runs a function for each item, with at most `lanes` runs at the same time. */
export async function inLanes<T>(items: readonly T[], lanes: number, run: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of waiting) await run(item);
    }),
  );
}
