import type { CallAnswer } from '#shared/api/client.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { allowedActions } from '#shared/domain/jobs/lifecycle.ts';
import { lastScheduleDay } from '#shared/domain/jobs/schedule-plan.ts';
import { timeZoneOfState } from '#shared/domain/places/australia.ts';
import { streetOf } from '../../components/job-facts.tsx';
import { type DatelessRow, suggestionText } from '../../components/schedule/suggestion-words.ts';

export type CalendarJob = CallAnswer<'listOwnJobs'>['jobs'][number];

type WaitingRow = Pick<CallAnswer<'getWorklist'>['rows'][number], 'waitingSince'> &
  DatelessRow & { job: Pick<CalendarJob, 'id'> };

export interface UndatedJob {
  job: CalendarJob;
  /** The day since which the job has been waiting. Null if the job is not among the person's waiting work. */
  since: string | null;
  /** The suggested day. */
  day: string | null;
  /** The reason for the suggested day, or else the preferred week. */
  why: string | null;
}

/** Returns the jobs without a date in the order of the waiting work, whose oldest row is first, and then the other jobs. */
export function undatedOf(open: readonly CalendarJob[], rows: readonly WaitingRow[]): UndatedJob[] {
  const undated = open.filter(({ installationDate }) => installationDate === null);
  const isOf = (job: CalendarJob) => (row: WaitingRow) => row.job.id === job.id;
  const waiting = rows.flatMap((row): UndatedJob[] => {
    const job = undated.find(({ id }) => id === row.job.id);
    if (!job) return [];
    const why = suggestionText(row, job.relation === 'owner');
    return [{ job, since: row.waitingSince, day: row.suggestedDay?.day ?? null, why }];
  });
  const others = undated.filter((job) => !rows.some(isOf(job)));
  return [...waiting, ...others.map((job) => ({ job, since: null, day: null, why: null }))];
}

/** Tells whether the person may schedule the job in the calendar. Started work can only be rescheduled on the job's page. */
export function isMovable({ status, isPublic, relation }: CalendarJob): boolean {
  if (status === 'offered' || status === 'awaiting_payment' || status === 'in_progress') return false;
  const job = { status, isPublic, isAssigned: true, openRequirements: 0, paymentStatus: null };
  return allowedActions(job, [relation, relation === 'owner' ? 'retailer' : 'installer']).includes('schedule');
}

/** Tells whether the job can be scheduled for the day, by the date at its site. */
export function canBeOn({ state }: CalendarJob, day: string, now = new Date()): boolean {
  const today = todayIn(state ? timeZoneOfState(state) : usualZone, now);
  return day >= today && day <= lastScheduleDay(today);
}

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

interface ChipTexts {
  /** The first line. */
  lead: string;
  /** The second line. */
  note: string;
  /** All facts, for the tooltip and for screen readers. */
  all: string;
}

/**
 * Returns the texts of a job in a day of the month. Its column is narrow, so the first line is the customer and the second the
 * suburb. The server sends the customer only to viewers who may know them. The others see the street, if they may know it.
 */
export function dayTextsOf(job: CalendarJob): ChipTexts {
  const { number, customerName, suburb, otherParty, title } = job;
  const site = customerName || streetOf(job);
  const lead = site || suburb || title;
  const note = (site ? suburb : otherParty) || title;
  return { lead, note, all: joined([...new Set([number, lead, note, otherParty])]) };
}

/**
 * Returns the texts of a job in a lane of the week: "BR-1042 · Nguyen" and "Castle Hill · Bright Roofs Solar". Viewers who may
 * not know the customer see the suburb first. A lane of a retailer's week names the installer, so its chips do not.
 */
export function laneTextsOf(job: CalendarJob): ChipTexts {
  const { number, customerName, suburb, otherParty, relation, title } = job;
  const lead = joined([number, customerName || suburb || title]);
  const note = joined([customerName ? suburb : null, relation === 'owner' ? null : otherParty]) || title;
  return { lead, note, all: joined([lead, note]) };
}

/** A row of the week: for a retailer the jobs of one installer, and for an installing company the jobs of one person. */
export interface Lane {
  /** The id of the installer or the person. Null for jobs without either, and for the lane of a company of one person. */
  id: string | null;
  /** Null for the one lane of a company of one person. */
  name: string | null;
  jobs: CalendarJob[];
}

/** The names of the people of an installing company, by id. Empty for a company of one person, and for a retailer. */
export type People = ReadonlyMap<string, string>;

const noTeam = 'No one chosen';
const wholeCompany: Pick<Lane, 'id' | 'name'> = { id: null, name: null };

/** Returns the lanes of a job. A job of several people is in the lane of each. */
function placesOf(job: CalendarJob, people: People): Pick<Lane, 'id' | 'name'>[] {
  if (job.relation === 'owner') return [{ id: job.otherPartyId, name: job.otherParty }];
  if (people.size === 0) return [wholeCompany];
  const team = job.team ?? [];
  if (team.length === 0) return [{ id: null, name: noTeam }];
  return team.map((id) => ({ id, name: people.get(id) ?? 'Former colleague' }));
}

export const isInLane = (lane: Lane, job: CalendarJob, people: People): boolean =>
  placesOf(job, people).some(({ id }) => id === lane.id);

/**
 * Returns the lanes of a week, sorted by name. A retailer has one for each installer of the given jobs. An installing company has
 * one for each of its people, and then one for the jobs without a team. A company of one person has a single lane.
 */
export function lanesOf(
  dated: readonly CalendarJob[],
  undated: readonly CalendarJob[],
  people: People = new Map(),
): Lane[] {
  const lanes = new Map<string | null, Lane>();
  const open = ({ id, name }: Pick<Lane, 'id' | 'name'>): Lane => {
    const lane = lanes.get(id) ?? { id, name, jobs: [] };
    lanes.set(id, lane);
    return lane;
  };
  for (const [id, name] of people) open({ id, name });
  for (const job of [...dated, ...undated]) placesOf(job, people).forEach(open);
  for (const job of dated) for (const place of placesOf(job, people)) open(place).jobs.push(job);
  if (lanes.size === 0) open(wholeCompany);
  const isLast = ({ id }: Lane): number => (id === null ? 1 : 0);
  return [...lanes.values()].sort((a, b) => isLast(a) - isLast(b) || (a.name ?? '').localeCompare(b.name ?? ''));
}
