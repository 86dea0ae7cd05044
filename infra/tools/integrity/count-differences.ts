import { countsAsDone, isDone, isListed, isOnOffer } from '#functions/core/figures/public-figures.ts';
import { countsOf } from '#functions/core/figures/tab-counts.ts';
import { publicScope } from '#functions/data/entities/people/figures-entity.ts';
import type { CountName, Counts } from '#functions/data/figures/tab-counts-writes.ts';
import type { AnswerRow, JobRow } from '#functions/data/rows.ts';
import { responseSpeeds } from '#shared/domain/people/response.ts';
import { rowsOf as of, type Row, type RowsByKind } from '../../read-table.ts';

/** Recounts every number that people see, from the rows that the number counts. */

const countNames: readonly CountName[] = [
  'draft',
  'posted',
  'offered',
  'accepted',
  'booked',
  'completed',
  'paid',
  'archived',
  'all',
  'applicationsPending',
];

const add = (totals: Map<string, Counts>, userId: string, by: Counts): void => {
  const sum: Counts = { ...totals.get(userId) };
  for (const [name, value] of Object.entries(by) as [CountName, number][]) sum[name] = (sum[name] ?? 0) + value;
  totals.set(userId, sum);
};

/** The place of a number: a row, and the number's name in it. */
interface Place {
  in: 'tabCounts' | 'card' | 'job' | 'user' | 'publicStats' | 'reputation';
  /** The id of the person or the job. */
  id: string;
  name: string;
}

/** A stored number that differs from the count of its rows. */
export interface WrongCount extends Place {
  said: string;
  stored: number;
  counted: number;
}

function differ(what: string, place: Place, stored: number | undefined, counted: number): WrongCount[] {
  const is = stored ?? 0;
  return is === counted ? [] : [{ ...place, said: `${what}: stored ${is}, counted ${counted}`, stored: is, counted }];
}

function tabDifferences(rows: RowsByKind): WrongCount[] {
  const counted = new Map<string, Counts>();
  for (const job of of<JobRow>(rows, 'job')) for (const [userId, counts] of countsOf(job)) add(counted, userId, counts);
  for (const invite of of<{ installerId: string; status: string; closedByAward?: boolean }>(rows, 'invite'))
    if (invite.status === 'invited' && !invite.closedByAward) add(counted, invite.installerId, { offered: 1, all: 1 });
  const stored = new Map(of<Row & { userId: string }>(rows, 'tabcounts').map((row) => [row.userId, row]));
  return [...new Set([...counted.keys(), ...stored.keys()])].flatMap((userId) =>
    countNames.flatMap((name) =>
      differ(
        `tab count ${name} of ${userId}`,
        { in: 'tabCounts', id: userId, name },
        stored.get(userId)?.[name] as number | undefined,
        counted.get(userId)?.[name] ?? 0,
      ),
    ),
  );
}

interface Proposal {
  jobId: string;
  installerId: string;
  status: string;
  closedByAward?: boolean;
}

/**
 * Recounts the applications, invitations and open requirements of each job. An invitation counts by its status, even if an award
 * has closed it.
 */
function cardDifferences(rows: RowsByKind): WrongCount[] {
  const proposalsOf = (kind: string) => {
    const byJob = new Map<string, Proposal[]>();
    for (const row of of<Proposal>(rows, kind)) byJob.set(row.jobId, [...(byJob.get(row.jobId) ?? []), row]);
    return byJob;
  };
  const [applications, invites, requirements] = [
    proposalsOf('application'),
    proposalsOf('invite'),
    proposalsOf('requirement'),
  ];
  return of<JobRow>(rows, 'job')
    .filter((job) => !job.deleted)
    .flatMap((job) => {
      const own = (all: Map<string, Proposal[]>) => all.get(job.jobId) ?? [];
      const isOpen = job.status === 'posted';
      const waiting = own(applications).filter((row) => row.status === 'applied' || row.status === 'reviewed');
      const answered = (status: string) => own(invites).filter((row) => row.status === status).length;
      const open = own(requirements).filter((row) => !Reflect.get(row, 'completed')).length;
      const onCard = (name: string) => ({ in: 'card', id: job.jobId, name }) as const;
      return [
        ...differ(
          `open applications of job ${job.jobId}`,
          onCard('applicationsOpen'),
          job.card.applicationsOpen,
          isOpen ? waiting.length : 0,
        ),
        ...differ(
          `applications of job ${job.jobId}`,
          onCard('applicationsTotal'),
          job.card.applicationsTotal,
          own(applications).length,
        ),
        ...differ(
          `pending invites of job ${job.jobId}`,
          onCard('invitesPending'),
          job.card.invitesPending,
          answered('invited'),
        ),
        ...differ(
          `accepted invites of job ${job.jobId}`,
          onCard('invitesAccepted'),
          job.card.invitesAccepted,
          answered('accepted'),
        ),
        ...differ(
          `declined invites of job ${job.jobId}`,
          onCard('invitesDeclined'),
          job.card.invitesDeclined,
          answered('declined'),
        ),
        ...differ(
          `open requirements of job ${job.jobId}`,
          { in: 'job', id: job.jobId, name: 'openRequirements' },
          job.openRequirements,
          open,
        ),
      ];
    });
}

function unreadDifferences(rows: RowsByKind): WrongCount[] {
  const unread = new Map<string, number>();
  for (const row of of<{ userId: string; read: boolean }>(rows, 'notification'))
    if (!row.read) unread.set(row.userId, (unread.get(row.userId) ?? 0) + 1);
  const stored = new Map(
    of<{ userId: string; unreadNotifications: number }>(rows, 'user').map((row) => [
      row.userId,
      row.unreadNotifications,
    ]),
  );
  return [...new Set([...stored.keys(), ...unread.keys()])].flatMap((userId) =>
    differ(
      `unread notifications of ${userId}`,
      { in: 'user', id: userId, name: 'unreadNotifications' },
      stored.get(userId),
      unread.get(userId) ?? 0,
    ),
  );
}

function colleagueDifferences(rows: RowsByKind): WrongCount[] {
  const users = of<{ userId: string; companyId?: string; leftAt?: string; colleagues?: number }>(rows, 'user');
  const counted = new Map<string, number>();
  for (const { companyId, leftAt } of users)
    if (companyId !== undefined && leftAt === undefined) counted.set(companyId, (counted.get(companyId) ?? 0) + 1);
  return users.flatMap(({ userId, colleagues }) =>
    differ(
      `people who joined company ${userId}`,
      { in: 'user', id: userId, name: 'colleagues' },
      colleagues,
      counted.get(userId) ?? 0,
    ),
  );
}

function publicDifferences(rows: RowsByKind): WrongCount[] {
  const [stored] = of<Record<string, number>>(rows, 'publicstats');
  const jobs = of<JobRow>(rows, 'job');
  const suspended = new Set(
    of<{ userId: string; suspended?: boolean }>(rows, 'user')
      .filter((user) => user.suspended)
      .map((user) => user.userId),
  );
  const active = of<Parameters<typeof isOnOffer>[0] & { userId: string }>(rows, 'installerprofile').filter(
    (profile) => isOnOffer(profile) && !suspended.has(profile.userId),
  );
  const figure = (name: string) => ({ in: 'publicStats', id: publicScope, name }) as const;
  return [
    ...differ(
      'available jobs',
      figure('availableJobs'),
      stored?.availableJobs,
      jobs.filter((job) => isListed(job)).length,
    ),
    ...differ(
      'completed jobs',
      figure('completedJobs'),
      stored?.completedJobs,
      jobs.filter((job) => countsAsDone(job)).length,
    ),
    ...differ('active installers', figure('activeInstallers'), stored?.activeInstallers, active.length),
  ];
}

function reputationDifferences(rows: RowsByKind): WrongCount[] {
  const names = ['sixths', 'reviewCount', 'completedJobs', ...responseSpeeds] as const;
  const nothing = () => Object.fromEntries(names.map((name) => [name, 0])) as Record<(typeof names)[number], number>;
  const counted = new Map<string, ReturnType<typeof nothing>>();
  const sumOf = (userId: string) => {
    const sum = counted.get(userId) ?? nothing();
    counted.set(userId, sum);
    return sum;
  };
  for (const rating of of<{ toUserId: string; sixths: number; isUncounted?: boolean; removedAt?: string }>(
    rows,
    'rating',
  )) {
    if (rating.isUncounted || rating.removedAt) continue;
    sumOf(rating.toUserId).sixths += rating.sixths;
    sumOf(rating.toUserId).reviewCount += 1;
  }
  for (const job of of<JobRow>(rows, 'job'))
    if (isDone(job) && job.assignedInstallerId) sumOf(job.assignedInstallerId).completedJobs += 1;
  for (const { userId, speed } of of<AnswerRow>(rows, 'answer')) sumOf(userId)[speed] += 1;
  const stored = new Map(
    of<Record<string, number> & { userId: string }>(rows, 'reputation').map((row) => [row.userId, row]),
  );
  return [...new Set([...counted.keys(), ...stored.keys()])].flatMap((userId) =>
    names.flatMap((name) =>
      differ(
        `${name} of ${userId}`,
        { in: 'reputation', id: userId, name },
        stored.get(userId)?.[name],
        counted.get(userId)?.[name] ?? 0,
      ),
    ),
  );
}

/** Returns all stored numbers that differ from the count of their rows. */
export const wrongCounts = (rows: RowsByKind): WrongCount[] => [
  ...tabDifferences(rows),
  ...cardDifferences(rows),
  ...unreadDifferences(rows),
  ...colleagueDifferences(rows),
  ...publicDifferences(rows),
  ...reputationDifferences(rows),
];

export const countDifferences = (rows: RowsByKind): string[] => wrongCounts(rows).map(({ said }) => said);
