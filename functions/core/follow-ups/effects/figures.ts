import { addToPublicStats, addToReputation, countAnswer, putAnswer } from '#functions/data/figures/figure-writes.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { Effect } from './effect.ts';

/**
 * Adds to the aggregates. Some aggregates of an installer are also in the lists of installers. For these, another outbox row
 * then updates the lists.
 */

const listAgain = (installerId: string, at: Date) =>
  outboxWrite({ map: { kind: 'installers', itemId: installerId } }, at);

export const stats: Effect<'stats'> = {
  lease: 'none',
  carryOut: async (by) => ({ writes: async () => [addToPublicStats(by)] }),
};

export const reputation: Effect<'reputation'> = {
  lease: 'none',
  carryOut: async (by, { happenedAt }) => ({
    writes: async () => [addToReputation(by), ...listAgain(by.userId, happenedAt)],
  }),
};

export const answer: Effect<'answer'> = {
  lease: 'none',
  carryOut: async ({ role, ...row }, { happenedAt }) => ({
    writes: async () => [
      putAnswer(row),
      countAnswer(row),
      ...(role === 'installer' ? listAgain(row.userId, happenedAt) : []),
    ],
  }),
};
