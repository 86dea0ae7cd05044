import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { operatorId } from '#shared/domain/admin/admin-acts.ts';
import { jobLine } from '#shared/domain/jobs/job-number.ts';
import { readAdminActsPage } from '../../data/admin/admin-audit-queries.ts';
import { findJobRows } from '../../data/jobs/job-queries.ts';
import { readInstallerProfiles, readRetailerProfiles } from '../../data/people/profile-queries.ts';
import type { JobRow } from '../../data/rows.ts';
import { invalid } from '../../refusal.ts';

const beginning = '0';
/** Later than any entry. */
const endOfTime = '9999-12-31T00:00:00.000Z';
const momentOf = (time: string): string => new Date(time).toISOString();

const lineOf = (job: JobRow | undefined): string | undefined => job && jobLine(job.card);
const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Lists the actions of administrators, with the current names of companies and jobs. Deleted companies and jobs have no name. */
export async function listActs(asked: QueryOf<Routes['listAdminActs']>): Promise<AnswerOf<Routes['listAdminActs']>> {
  const { about, by, cursor } = asked;
  const from = asked.from === undefined ? beginning : momentOf(asked.from);
  const until = asked.until === undefined ? endOfTime : momentOf(asked.until);
  if (until < from) throw invalid('until', 'Choose an end date after the start date');
  const { items, nextCursor } = await readAdminActsPage({ about, by, from, until, cursor });
  const people = unique(
    items.flatMap(({ kind, subjectId, actorId }) => [actorId, ...(kind === 'job' ? [] : [subjectId])]),
  );
  const jobIds = unique(items.flatMap(({ kind, subjectId }) => (kind === 'job' ? subjectId : [])));
  const [retailers, installers, jobs] = await Promise.all([
    readRetailerProfiles(people),
    readInstallerProfiles(people),
    findJobRows(jobIds),
  ]);
  const profiles = new Map([...retailers, ...installers].map((profile) => [profile.userId, profile]));
  return {
    acts: items.map(({ auditId, at, action, kind, subjectId, actorId, changes }) => ({
      id: auditId,
      at,
      action,
      kind,
      subjectId,
      subject: (kind === 'job' ? lineOf(jobs.get(subjectId)) : profiles.get(subjectId)?.companyName) ?? null,
      actorId,
      actor: actorId === operatorId ? 'Operator' : (profiles.get(actorId)?.contactName ?? null),
      // DynamoDB does not keep the order of a map's fields, so the answer sorts them by name.
      changes: Object.entries(changes)
        .map(([field, change]) => ({ field, ...change }))
        .sort((one, other) => (one.field < other.field ? -1 : 1)),
    })),
    nextCursor,
  };
}
