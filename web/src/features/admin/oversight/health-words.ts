import type { CallAnswer } from '#shared/api/client.ts';
import { checkEachDays, lateAfterMinutes, type Trouble, troublesOf } from '#shared/domain/admin/health.ts';
import { productName } from '#shared/product.ts';
import { happened } from '#web/src/lib/dates.ts';

export type Health = CallAnswer<'getHealth'>;

/** The remedy for a trouble: the command that helps, and the section of docs/operations.md that explains it. */
interface Help {
  text: string;
  command?: string;
  section: string;
}

export const helps: Record<Trouble, Help> = {
  dead: {
    text: "These tasks failed, and we won't retry them automatically. Your technical operator has to fix the cause, then retry the tasks with:",
    command: 'npm run ops -- outbox requeue',
    section: 'Follow-up work',
  },
  late: {
    text: `Some tasks have waited for more than ${lateAfterMinutes} minutes. Your technical operator can list what failed, and why, with:`,
    command: 'npm run ops -- outbox list',
    section: 'Follow-up work',
  },
  noSweep: {
    text: "The clean-up task (sweeper) should run every minute, but it hasn't. Your technical operator can find the cause in the sweeper's log.",
    section: 'The sweeper',
  },
  brokenSweep: {
    text: "The last run of the sweeper didn't finish. Your technical operator can find the cause in the sweeper's log.",
    section: 'The sweeper',
  },
  deadLetters: {
    text: 'Your technical operator has to find the cause, then clear the failed messages. To start:',
    command: 'npm run ops -- outbox list',
    section: 'Dead letters',
  },
  noAnswer: {
    text: "We couldn't check for failed messages. Your technical operator can find the cause in the admin function's log.",
    section: 'Denied by AWS',
  },
  differences: {
    text: 'Some figures are wrong. Your technical operator can list each difference with:',
    command: 'npm run ops -- integrity',
    section: 'Checking every figure',
  },
  brokenCheck: {
    text: "The last check didn't finish. Your technical operator can find the cause by running it again with:",
    command: 'npm run ops -- integrity',
    section: 'Checking every figure',
  },
  oldCheck: {
    text: `The last check was more than ${checkEachDays} days ago. Your technical operator can run a new one with:`,
    command: 'npm run ops -- integrity',
    section: 'Checking every figure',
  },
};

export interface Section {
  title: string;
  lines: string[];
  /** The items of the list below `lines`. */
  list: string[];
  troubles: Trouble[];
  /** The reason why the state is neither good nor bad, such as "Not checked yet". */
  neutral?: string | undefined;
  /** Whether the check of this section has not run yet. */
  hasNotRun?: boolean;
}

const figures = new Intl.NumberFormat('en-AU');
const number = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  `${figures.format(count)}${isMore ? ' or more' : ''}`;
const many = (count: number, one: string, more: string): string =>
  `${figures.format(count)} ${count === 1 ? one : more}`;
const moment = (at: string): string => happened(at, 'moment');

function followUps({ outbox: { waiting, oldestAt, dead, reasons } }: Health): Pick<Section, 'lines' | 'list'> {
  const verb = waiting.count === 1 ? 'task is' : 'tasks are';
  return {
    lines: [
      waiting.count === 0 ? 'No tasks are waiting.' : `${number(waiting)} ${verb} waiting.`,
      ...(oldestAt === null ? [] : [`The oldest is from ${moment(oldestAt)}.`]),
      dead.count === 0
        ? 'No task has failed permanently.'
        : `${number(dead)} ${dead.count === 1 ? 'task has' : 'tasks have'} failed permanently:`,
    ],
    list: reasons.map(
      ({ what, reason, count }) => `${figures.format(count)} × ${what}: ${reason || 'no reason known'}`,
    ),
  };
}

function sweep({ sweep: last }: Health): string {
  if (last === null) return 'It has not run yet.';
  if (!last.isWhole) return `It last ran on ${moment(last.at)}, and didn't finish.`;
  const tried = last.looked === 0 ? 'had nothing to do' : `tried ${many(last.looked, 'task', 'tasks')}`;
  return `It last ran on ${moment(last.at)} and ${tried}${last.wrong > 0 ? `, of which ${figures.format(last.wrong)} failed` : ''}.`;
}

const queueNames: Record<string, string> = {
  consumer: 'Follow-up work',
  sweeper: 'Sweeper',
  alarms: 'Alarms to the technical operator',
  returns: 'Reports of bounced email and spam complaints',
};

function deadLetterSection({ deadLetters: { state, queues } }: Health): Omit<Section, 'title' | 'troubles'> {
  if (state === 'none')
    return {
      lines: ['This server keeps no separate list of failed messages. Failed tasks are listed under Follow-up work.'],
      list: [],
      neutral: 'Not used here',
    };
  if (state === 'unknown') return { lines: ["We couldn't count the failed messages."], list: [] };
  const all = queues.reduce((sum, { messages }) => sum + messages, 0);
  return {
    lines: [all === 0 ? 'There are no failed messages.' : `${many(all, 'message', 'messages')} in all:`],
    list:
      all === 0 ? [] : queues.map(({ name, messages }) => `${queueNames[name] ?? name}: ${figures.format(messages)}`),
  };
}

function check({ integrity: last }: Health): string {
  if (last === null) return 'The figures have not been checked yet.';
  if (!last.isWhole) return `The check on ${moment(last.at)} didn't finish.`;
  const found = last.wrong === 0 ? 'and every figure adds up' : many(last.wrong, 'difference', 'differences');
  return `Last checked on ${moment(last.at)}: ${many(last.looked, 'record', 'records')}, ${found}.`;
}

/** Returns the sections of the health page, each with its troubles. */
export function sectionsOf(health: Health): Section[] {
  const troubles = troublesOf({ ...health, outbox: { ...health.outbox, dead: health.outbox.dead.count } });
  const among = (...names: Trouble[]) => troubles.filter((each) => names.includes(each));
  const { release, build } = health.version;
  return [
    { title: 'Follow-up work', ...followUps(health), troubles: among('dead', 'late') },
    {
      title: 'Sweeper',
      lines: [sweep(health)],
      list: [],
      troubles: among('noSweep', 'brokenSweep'),
      neutral: health.sweep === null ? 'Not run yet' : undefined,
      hasNotRun: health.sweep === null,
    },
    { title: 'Failed messages', ...deadLetterSection(health), troubles: among('deadLetters', 'noAnswer') },
    {
      title: 'All figures',
      lines: [check(health)],
      list: [],
      troubles: among('differences', 'brokenCheck', 'oldCheck'),
      neutral: health.integrity === null ? 'Not checked yet' : undefined,
      hasNotRun: health.integrity === null,
    },
    {
      title: 'Version',
      lines: [`${productName} ${release}${build ? `, build ${build}` : ''}`],
      list: [],
      troubles: [],
    },
  ];
}
