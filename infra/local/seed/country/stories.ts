import type { StoredJobStatus } from '#shared/domain/jobs/job.ts';
import type { State } from '#shared/domain/places/australia.ts';
import { installers } from '../people.ts';
import { type Story, statusTurns } from '../stories.ts';
import type { JobForm } from '../systems.ts';
import { allInstallers, retailerOf } from './people.ts';
import { systemFor } from './systems.ts';
import { shareOut } from './towns.ts';

/** The jobs all over the country, besides those of the demo accounts. */

const counts: Record<State, Partial<Record<StoredJobStatus, number>>> = {
  NSW: { archived: 10, paid: 1, completed: 1, in_progress: 1, booked: 2, accepted: 2, posted: 23 },
  VIC: { archived: 9, paid: 1, completed: 1, in_progress: 1, booked: 2, accepted: 2, posted: 20 },
  QLD: { archived: 8, paid: 1, in_progress: 1, booked: 1, accepted: 2, posted: 15 },
  WA: { archived: 5, paid: 1, booked: 1, accepted: 1, posted: 9 },
  SA: { archived: 3, booked: 1, posted: 5 },
  TAS: { accepted: 1, posted: 3 },
  ACT: { booked: 1, posted: 3 },
  NT: { posted: 2 },
};

/**
 * The installer of each finished job, as an index among the installers of its state. The state's other installers have no ratings
 * yet.
 */
const finishedBy = [0, 0, 0, 1, 1, 1, 2, 2, 2, 0];
/**
 * The age of each finished job in days. One installer's jobs are more than 30 days apart, so that each review between the same
 * two companies counts.
 */
const finishedAgo = [30, 62, 95, 39, 72, 104, 34, 66, 99, 128];
const streets = [
  'Acacia',
  'Bridge',
  'Church',
  'Station',
  'Hill',
  'Rosella',
  'Albert',
  'Lake',
  'Mill',
  'Orchard',
  'School',
];
const kinds = ['Street', 'Road', 'Avenue', 'Crescent', 'Street', 'Court', 'Drive'];
const answerHours = [13, 14, 13, 17, 15];

const installedDaysAgo: Record<StoredJobStatus, (turn: number) => number> = {
  draft: () => 0,
  posted: () => 0,
  accepted: (turn) => -9 + turn,
  booked: (turn) => -3 - turn * 4,
  in_progress: () => 1,
  completed: () => 6,
  paid: () => 16,
  archived: (turn) => finishedAgo[turn] ?? 0,
  cancelled: () => -4,
};

const addressAt = (index: number, town: string): string =>
  `${1 + ((index * 13) % 96)} ${streets[index % streets.length]} ${kinds[index % kinds.length]}, ${town}`;

/** Returns the indexes of a state's available installers with these accreditations. */
const crewsFor = (state: State, licences: JobForm['requiredLicenses'] = []): number[] =>
  allInstallers.flatMap(({ state: home, profile }, index) => {
    const isFit = licences.every((licence) => profile.accreditations?.includes(licence));
    const isBusy = profile.availability === 'not_available';
    return index >= installers.length && home === state && isFit && !isBusy ? [index] : [];
  });

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Returns the stories of the jobs outside the demo accounts. The indexes of the stories begin with `firstIndex`. */
export function listCountryStories(firstIndex: number): Story[] {
  const stories: Story[] = [];
  for (const state of Object.keys(counts) as State[]) {
    const turns = statusTurns(counts[state]);
    const places = shareOut(state, turns.length);
    for (const [position, { status, turn }] of turns.entries()) {
      const index = firstIndex + stories.length;
      // The step of 7 spreads the jobs of each status over all towns of the state.
      const address = addressAt(index, at(places, position * 7));
      const system = systemFor(index, address);
      const isFinished = status === 'archived';
      const crews = crewsFor(state, isFinished ? ['PV', 'Battery'] : system.requiredLicenses);
      const installer = at(crews, isFinished ? (finishedBy[turn] ?? 0) : position);
      const isInvited = isFinished || (status !== 'posted' && index % 2 === 0);
      stories.push({
        index,
        address,
        system,
        retailer: retailerOf[state],
        installer,
        rivals: index % 5 === 0 && !isInvited ? crews.filter((crew) => crew !== installer).slice(0, 2) : [],
        status,
        turn: turn % 11,
        installed: installedDaysAgo[status](turn),
        via: isInvited ? 'invite' : 'application',
        answered: { daysBefore: 18, hour: at(answerHours, installer + turn) },
        tone: installer * 2 + (turn % 2),
      });
    }
  }
  return stories;
}
