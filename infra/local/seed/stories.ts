import type { StoredJobStatus } from '#shared/domain/jobs/job.ts';
import type { State } from '#shared/domain/places/australia.ts';
import { installers } from './people.ts';
import { sites } from './sites.ts';
import { type JobForm, systemOf } from './systems.ts';

/** The story of one job in the demo data. */
export interface Story {
  /** The same number always means the same job. */
  index: number;
  address: string;
  system: JobForm;
  /** The job's owner, as an index into the list of retailers. */
  retailer: number;
  /** The installer who is awarded the job, or who is invited or applies, as an index into the list of installers. */
  installer: number;
  /** The other installers nearby who also apply, as indexes into the list of installers. */
  rivals: readonly number[];
  status: StoredJobStatus;
  /** The job's index among the jobs with its status in its state. In `country/stories.ts`, it begins again after 10. */
  turn: number;
  /** Days since the installation. Negative if it is in the future. */
  installed: number;
  via: 'application' | 'invite' | 'link';
  /** When the retailer awarded the job, or the installer accepted it: days before the installation, and the hour. */
  answered: { daysBefore: number; hour: number };
  /** Chooses the texts of the reviews. */
  tone: number;
}

const quietStatuses: readonly StoredJobStatus[] = ['archived', 'paid', 'booked', 'cancelled'];
/** Tells whether neither party of a story waits for the other. Then both have read their notifications. */
export const isQuiet = ({ status }: Story): boolean => quietStatuses.includes(status);

const retailerOf: Partial<Record<State, number>> = { NSW: 0, WA: 0, VIC: 1, SA: 1, QLD: 2 };

type Count = Partial<Record<StoredJobStatus, number>>;
const counts: Partial<Record<State, Count>> = {
  NSW: {
    archived: 3,
    paid: 1,
    completed: 2,
    in_progress: 1,
    booked: 3,
    accepted: 3,
    posted: 7,
    draft: 1,
    cancelled: 1,
  },
  VIC: { archived: 2, paid: 1, completed: 1, in_progress: 1, booked: 2, accepted: 2, posted: 5, draft: 1 },
  QLD: {
    archived: 1,
    paid: 1,
    completed: 1,
    in_progress: 1,
    booked: 2,
    accepted: 1,
    posted: 4,
    draft: 1,
    cancelled: 1,
  },
  WA: { archived: 1, booked: 1, accepted: 1, posted: 2 },
  SA: { archived: 1, completed: 1, accepted: 1, posted: 2 },
};

/** Days since the installation: for the first job with a status, and the number to add for each further job. */
const installedDaysAgo: Record<StoredJobStatus, readonly [first: number, step: number]> = {
  draft: [0, 0],
  posted: [0, 0],
  accepted: [-10, 2],
  booked: [-2, -3],
  in_progress: [1, 1],
  completed: [5, 2],
  paid: [14, 3],
  // These jobs are more than 30 days apart, so that each review between the same two companies counts.
  archived: [35, 32],
  cancelled: [-4, 0],
};

/** Installers apply, or retailers invite them, 18 days before the installation at noon. Most get an answer within two days. */
const answers: readonly Story['answered'][] = [
  { daysBefore: 18, hour: 15 },
  { daysBefore: 17, hour: 9 },
  { daysBefore: 18, hour: 17 },
  { daysBefore: 17, hour: 16 },
  { daysBefore: 14, hour: 10 },
];

/**
 * Tells whether any retailer can invite the installer. Only retailers who have worked with the installer can see a private
 * profile.
 */
const mayBeInvited = (installer: number): boolean => installers[installer]?.profile.profileVisibility !== 'private';

function viaOf(index: number, installer: number): Story['via'] {
  if (index % 6 === 3 && mayBeInvited(installer)) return 'invite';
  return index % 6 === 5 ? 'link' : 'application';
}

/** Returns as many jobs with each status as `counts` says. */
export const statusTurns = (counts: Count): Pick<Story, 'status' | 'turn'>[] =>
  (Object.entries(counts) as [StoredJobStatus, number][]).flatMap(([status, count]) =>
    Array.from({ length: count }, (_, turn) => ({ status, turn })),
  );

/** Returns the stories of the jobs of the demo accounts. */
export function listStories(): Story[] {
  const stories: Story[] = [];
  for (const [state, addresses] of Object.entries(sites)) {
    const crews = installers.flatMap((each, index) => (each.state === state ? [index] : []));
    const turns = statusTurns(counts[state as State] ?? {});
    for (const [position, { status, turn }] of turns.entries()) {
      const index = stories.length;
      // In each state, retailers award all finished jobs to one installer, so that this installer has enough reviews for a
      // rating.
      const installer = crews[status === 'archived' ? 0 : position % crews.length] ?? 0;
      const [first, step] = installedDaysAgo[status];
      const address = addresses[position] ?? '';
      stories.push({
        index,
        address,
        system: systemOf({ index, address }),
        retailer: retailerOf[state as State] ?? 0,
        installer,
        rivals: index % 4 === 0 ? crews.filter((crew) => crew !== installer) : [],
        status,
        turn,
        installed: first + step * turn,
        via: viaOf(index, installer),
        answered: answers[index % answers.length] as Story['answered'],
        tone: index,
      });
    }
  }
  return stories;
}
