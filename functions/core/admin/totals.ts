import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { adminLists } from '#shared/domain/search/words.ts';
import { readListTotals } from '../../data/words/word-queries.ts';

export async function getTotals(): Promise<AnswerOf<Routes['getAdminTotals']>> {
  const totals = await readListTotals(adminLists);
  const countOf = (list: (typeof adminLists)[number]): number => totals.get(list)?.all ?? 0;
  return {
    retailers: countOf('retailers'),
    installers: countOf('installers'),
    jobs: countOf('jobs'),
    unverified: totals.get('installers')?.unverified ?? 0,
  };
}
