import * as z from 'zod';
import { pageSize } from '#functions/data/page.ts';
import { uuid } from '#shared/api/fields/common-fields.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import type { Actor } from '../../actor.ts';
import { seesEveryJob } from '../../visible-jobs.ts';
import { cursorsOf } from '../directory/rank-cursor.ts';
import { type Finder, installerFinder, isPlaced, jobFinderFor, type Located } from './map-finders.ts';

/** Lists the items without a position, which the map only counts. */

type Query = QueryOf<Routes['listUnplaced']>;
type Answer = AnswerOf<Routes['listUnplaced']>;

const cursors = cursorsOf(z.object({ id: uuid }));

async function readPage<Item extends Located, About>(
  { find, readMarkers }: Finder<Item, About>,
  { cursor, ...chips }: Query,
): Promise<{ page: About[]; nextCursor: string | null }> {
  const after = cursor === undefined ? '' : cursors.read(cursor).id;
  const rest = (await find(chips))
    .filter((item) => !isPlaced(item) && item.id > after)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const items = rest.slice(0, pageSize);
  const last = items.at(-1);
  const page = (await readMarkers(items)).flatMap(({ about, where }) => (where.latitude === null ? about : []));
  return { page, nextCursor: last && rest.length > items.length ? cursors.after({ id: last.id }) : null };
}

export async function listUnplaced(actor: Actor, query: Query, now: Date): Promise<Answer> {
  const nothing = { jobs: [], installers: [], nextCursor: null };
  const { userId, role, user } = actor;
  if (!user.profileCompleted || !seesEveryJob(actor)) return nothing;
  if (role === 'installer') {
    const { page: jobs, nextCursor } = await readPage(jobFinderFor(userId, now), query);
    return { ...nothing, jobs, nextCursor };
  }
  const { page: installers, nextCursor } = await readPage(installerFinder, query);
  return { ...nothing, installers, nextCursor };
}
