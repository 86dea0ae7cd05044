import type { Routes } from '#shared/api/index.ts';
import { mostCounted } from '#shared/api/parts/health.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { listIdsOfOutbox, readOutbox } from '../../data/notifications/outbox-queries.ts';
import type { OutboxRow, RunRow } from '../../data/rows.ts';
import { findRun } from '../../data/runs/run-queries.ts';
import { setting } from '../../env.ts';
import { logFault } from '../../log.ts';
import { madeAt } from '../../new-id.ts';
import { countMessages } from '../../queues/count-messages.ts';
import { viewRow } from '../follow-ups/dead-rows.ts';

type Health = AnswerOf<Routes['getHealth']>;

const mostReasons = 5;

/** Counts the reasons on the first page of dead rows. For more, an operator lists the rows themselves. */
function reasonsOf(dead: readonly OutboxRow[]): Health['outbox']['reasons'] {
  const counts = new Map<string, Health['outbox']['reasons'][number]>();
  for (const row of dead) {
    const { what, reason } = viewRow(row);
    const known = counts.get(`${what}\n${reason}`) ?? { what, reason, count: 0 };
    counts.set(`${what}\n${reason}`, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, mostReasons);
}

async function firstDead(): Promise<OutboxRow[]> {
  for await (const page of readOutbox('dead')) return page;
  return [];
}

async function outboxHealth(): Promise<Health['outbox']> {
  const [waiting, dead] = await Promise.all([
    listIdsOfOutbox('waiting', mostCounted),
    listIdsOfOutbox('dead', mostCounted),
  ]);
  const oldest = waiting.ids.reduce<string | null>((least, id) => (least === null || id < least ? id : least), null);
  return {
    waiting: { count: waiting.ids.length, isMore: waiting.isMore },
    oldestAt: oldest === null ? null : madeAt(oldest).toISOString(),
    dead: { count: dead.ids.length, isMore: dead.isMore },
    reasons: dead.ids.length === 0 ? [] : reasonsOf(await firstDead()),
  };
}

/** Counts the messages of each dead-letter queue. A queue that does not answer must not hide the rest of the report. */
async function deadLetters(): Promise<Health['deadLetters']> {
  const urls = Object.entries(setting('DEAD_LETTERS'));
  if (urls.length === 0) return { state: 'none', queues: [] };
  try {
    const counting = urls.map(async ([name, url]) => ({ name, messages: await countMessages(url) }));
    return { state: 'known', queues: await Promise.all(counting) };
  } catch (error) {
    logFault({ event: 'queues_unknown' }, error);
    return { state: 'unknown', queues: [] };
  }
}

const viewRun = (row: RunRow | null): Health['sweep'] =>
  row && {
    at: row.at,
    isWhole: row.isWhole,
    looked: row.looked,
    wrong: row.wrong,
    ...(row.since === undefined ? {} : { since: row.since }),
  };

export async function getHealth(now = new Date()): Promise<Health> {
  const [outbox, sweep, integrity, queues] = await Promise.all([
    outboxHealth(),
    findRun('sweep'),
    findRun('integrity'),
    deadLetters(),
  ]);
  return {
    at: now.toISOString(),
    version: { release: setting('RELEASE'), build: setting('BUILD') || null },
    outbox,
    sweep: viewRun(sweep),
    integrity: viewRun(integrity),
    deadLetters: queues,
  };
}
