import { type ErrorCode, errorCodes } from '#shared/errors.ts';
import { usualVisitors } from './expectations/cells.ts';
import type { JobExpectation, Outcome } from './expectations/expectation.ts';
import {
  type ActorName,
  beforeAward,
  people,
  type Situation,
  visibleTo,
  visitors,
} from './expectations/people-and-situations.ts';

/** Derives the expected answer from one cell of the handwritten tables in `expectations`. */

export interface Expected {
  status: number;
  code: ErrorCode | null;
}

const has = (words: string | undefined, word: string): boolean => words?.split(' ').includes(word) ?? false;
const come = (outcome: Outcome): Expected =>
  typeof outcome === 'number' ? { status: outcome, code: null } : { status: errorCodes[outcome].status, code: outcome };
const cellsOf = (line: string): string[] => line.trim().split(/\s+/);

function cellOf(row: JobExpectation, actor: ActorName, situation: Situation | null): string {
  const seen = situation && actor === 'assignee' && has(beforeAward, situation) ? 'installer' : actor;
  const names: readonly string[] = [...people, ...visitors];
  const cells = [...cellsOf(row.people), ...cellsOf(row.visitors ?? usualVisitors)];
  if (cells.length !== names.length) throw new Error(`A row has ${cells.length} cells: ${row.people}`);
  return cells[names.indexOf(seen)] ?? '';
}

function outcomeOf(row: JobExpectation, actor: ActorName, situation: Situation | null): Outcome {
  const except = row.except?.[`${actor} ${situation}`] ?? row.except?.[actor];
  if (except !== undefined) return except;
  return situation === null || row.in === undefined || has(row.in, situation)
    ? row.done
    : (row.otherwise ?? 'internal');
}

/** Returns the answer that this actor must get. `situation` is null for calls that are not about a job. */
export function expectedOf(row: JobExpectation, actor: ActorName, situation: Situation | null): Expected {
  const isVisible = situation === null || has(visibleTo[situation], actor);
  const isThere = situation === null || !has(row.absentIn, situation);
  switch (cellOf(row, actor, situation)) {
    case '401':
      return come('unauthenticated');
    case 'expired':
      return come('token_expired');
    case 'suspended':
      return come('suspended');
    case '403':
      return come('forbidden');
    case '404':
      return come('not_found');
    case 'v403':
      return come(isVisible ? 'forbidden' : 'not_found');
    case 'r403':
      return come(isThere ? 'forbidden' : 'not_found');
    case 'ok':
      return isVisible && isThere ? come(outcomeOf(row, actor, situation)) : come('not_found');
    case 'own':
      return isThere ? come(outcomeOf(row, actor, situation)) : come('not_found');
    default:
      throw new Error(`An unknown cell in ${row.people}`);
  }
}
