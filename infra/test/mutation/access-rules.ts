// Mutants in code that runs while these files load are only tested if the files load before the tests.
import '#functions/core/jobs/access/file-access.ts';
import '#functions/core/jobs/views/shared-job.ts';
import '#functions/core/people/profile-access.ts';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { jobCalls, nobody, personalCalls } from '../api/access/calls.ts';
import type { Situation } from '../api/access/expectations.ts';
import { world } from '../api/access/guard-world.ts';
import { jobExpectations } from '../api/access/job-expectations.ts';
import {
  type Cell,
  cellsOf,
  changes,
  difference,
  fingerprint,
  methodOf,
  send,
  variantsOf,
} from '../api/access/matrix-run.ts';
import { personalExpectations } from '../api/access/personal-expectations.ts';
import { absentJob } from '../api/access/staged-job.ts';

/**
 * A small access matrix: one call for each rule, by each person, in the few situations where people differ. `npm test` has
 * the whole matrix. This one is small enough to run for every mutant.
 */

const situations: readonly Situation[] = ['open', 'private', 'in_progress', 'paid'];

const jobLabels = [
  'GET /api/jobs/{id}',
  'GET /api/jobs/shared/{shareToken}',
  'POST /api/jobs/{id}/cancel',
  'GET /api/jobs/{id}/invites',
  'POST /api/invites/{id}/respond',
  'POST /api/jobs/{id}/apply',
  'PUT /api/applications/{id}',
  'POST /api/applications/{id}/withdraw',
  'POST /api/jobs/{id}/accept',
  'POST /api/jobs/{id}/unassign',
  'POST /api/jobs/{id}/progress',
  'GET /api/jobs/{id}/requirements',
  'PATCH /api/requirements/{requirementId}/complete',
  'GET /api/payments/{id}',
  'POST /api/payments/{id}/approve',
  'POST /api/ratings',
  "PUT /api/ratings/{id} (the assignee's)",
  'GET /api/objects/{objectKey} (a photo of the job)',
  'GET /api/objects/{objectKey} (the pre-approval)',
  'GET /api/objects/{objectKey} (a file of a requirement)',
  'GET /api/objects/{objectKey} (the remittance)',
] as const satisfies readonly (keyof typeof jobExpectations)[];

/** Situations that come later. */
const alsoIn: Partial<Record<(typeof jobLabels)[number], readonly Situation[]>> = {
  'POST /api/ratings': ['archived'],
  "PUT /api/ratings/{id} (the assignee's)": ['archived'],
};

const personalLabels = [
  'GET /api/auth/me',
  'POST /api/auth/register',
  'GET /api/config/google-maps',
  'PUT /api/profile/retailer',
  'GET /api/jobs/installer',
  'GET /api/installers/{id} (a public one, the installer)',
  'GET /api/installers/{id} (a private one, the former assignee)',
  'GET /api/installers/{id} (a retailer)',
  'GET /api/retailers/{id}',
  'GET /api/public/company/{id}',
  'GET /api/public/installers/{id} (a public one, the installer)',
  'GET /api/public/installers/{id} (a private one, the former assignee)',
  "PATCH /api/searches/{id} (the installer's)",
  'PUT /api/network/hidden/{id} (a stranger)',
  "POST /api/objects/finalize (the owner's file)",
  "POST /api/objects/set-acl (the owner's file)",
  "GET /api/objects/{objectKey} (the owner's file, attached to nothing)",
  "GET /api/objects/{objectKey} (the retailer's logo)",
  "POST /api/notifications/{id}/read (the owner's)",
] as const satisfies readonly (keyof typeof personalExpectations)[];

afterEach(() => world.putBack());
afterAll(() => world.close());

/** Makes every call that is refused or only reads, with a valid and an invalid body. Hidden must look the same as absent. */
async function judge<T>(cell: Cell<T>, thing: T, absent: T): Promise<string[]> {
  const { browsers } = await world.people();
  const browser = browsers[cell.actor];
  const wrong: string[] = [];
  for (const variant of variantsOf(cell)) {
    if (variant === 'valid' ? changes(cell) : cell.situation !== 'open' && cell.situation !== null) continue;
    const answer = await send(browser, cell, thing, variant);
    const differs = difference(cell, answer, variant);
    if (differs) wrong.push(differs);
    if (answer.status !== 404) continue;
    const nothing = await send(browser, cell, absent, variant);
    if (fingerprint(nothing) !== fingerprint(answer)) wrong.push(`${differs} tells what is hidden from what is absent`);
  }
  return wrong;
}

/** Makes each change once for each person who may, in the first situation where they may. The item is restored afterwards. */
async function allow<T>(cells: Cell<T>[], thingOf: (cell: Cell<T>) => Promise<T>): Promise<string[]> {
  const { browsers } = await world.people();
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const cell of cells.filter(changes)) {
    if (seen.has(cell.actor) || methodOf(cell.label) === 'GET') continue;
    seen.add(cell.actor);
    const differs = difference(cell, await send(browsers[cell.actor].twin(), cell, await thingOf(cell)), 'valid');
    if (differs) wrong.push(differs);
    await world.putBack();
  }
  return wrong;
}

describe('a call about a job', () => {
  const jobOf = ({ situation }: { situation: Situation | null }) => world.job(situation ?? 'open');

  it.each(jobLabels)('is answered as each person may: %s', async (label) => {
    const cast = await world.people();
    const cells = cellsOf({ [label]: jobExpectations[label] }, jobCalls(cast), [
      ...situations,
      ...(alsoIn[label] ?? []),
    ]);
    for (const cell of cells) {
      const thing = await jobOf(cell);
      expect(await judge(cell, thing, absentJob(cast, thing))).toEqual([]);
    }
    expect(await world.changes()).toEqual([]);
    const ready = cells.filter(({ recipe }) => !recipe.needsFinished);
    expect(await allow(ready, jobOf)).toEqual([]);
  });
});

describe('a call about people', () => {
  it.each(personalLabels)('is answered as each person may: %s', async (label) => {
    const [cast, thing] = [await world.people(), await world.personal()];
    const cells = cellsOf({ [label]: personalExpectations[label] }, personalCalls(cast), [null]);
    for (const cell of cells) expect(await judge(cell, thing, nobody(thing))).toEqual([]);
    expect(await world.changes()).toEqual([]);
    if (label.includes('/api/auth/')) return;
    expect(await allow(cells, async () => thing)).toEqual([]);
  });
});
