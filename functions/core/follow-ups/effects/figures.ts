import { addToPublicStats, addToReputation, countAnswer, putAnswer } from '#functions/data/figures/figure-writes.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { Effect } from './effect.ts';

/** Adds to the aggregates. The map and the directory show some of these, so they are updated afterwards. */

const drawAgain = (installerId: string, at: Date) =>
  outboxWrite({ map: { kind: 'installers', itemId: installerId } }, at);

export const stats: Effect<'stats'> = {
  lease: 'none',
  carryOut: async (by) => ({ writes: async () => [addToPublicStats(by)] }),
};

export const reputation: Effect<'reputation'> = {
  lease: 'none',
  carryOut: async (by, { happenedAt }) => ({
    writes: async () => [addToReputation(by), ...drawAgain(by.userId, happenedAt)],
  }),
};

export const answer: Effect<'answer'> = {
  lease: 'none',
  carryOut: async ({ role, ...row }, { happenedAt }) => ({
    writes: async () => [
      putAnswer(row),
      countAnswer(row),
      ...(role === 'installer' ? drawAgain(row.userId, happenedAt) : []),
    ],
  }),
};
