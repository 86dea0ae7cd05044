import type { NamedWrite } from '../commit.ts';
import { publicScope } from '../entities/people/figures-entity.ts';
import type { AnswerRow, Effects } from '../rows.ts';
import { write } from '../write.ts';

export const addToPublicStats = (by: NonNullable<Effects['stats']>): NamedWrite =>
  write('stats', (entities) => entities.publicStats.update({ scope: publicScope }).add(by).commit());

export const putAnswer = (row: AnswerRow): NamedWrite =>
  write('answer', (entities) => entities.answer.put(row).commit());

/** Counts one more answer of this speed. */
export const countAnswer = ({ userId, speed }: AnswerRow): NamedWrite =>
  write('reputation', (entities) =>
    entities.reputation
      .update({ userId })
      .add({ [speed]: 1 })
      .commit(),
  );

export const addToReputation = ({ userId, ...by }: NonNullable<Effects['reputation']>): NamedWrite =>
  write('reputation', (entities) => entities.reputation.update({ userId }).add(by).commit());
