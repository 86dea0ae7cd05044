import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { allRoutes, routeKeyOf } from '#shared/api/index.ts';
import { secrets } from '#shared/private-data.ts';
import { crash, during } from '../../harness/account-faults.ts';
import { password } from '../../harness/app.ts';
import { confirmSession } from '../../harness/confirm-session.ts';
import { startedApp } from '../../harness/started-app.ts';
import { allRows, changedRows, digestTable } from '../../harness/table-digest.ts';
import { routeKeyIn, send, type Variant, variantsOf } from './calls.ts';
import { Canaries, jobSecrets, personalSecrets } from './canaries.ts';
import { type Cast, gather } from './cast.ts';
import { aboutJobs, aboutPeople } from './expectations/all-expectations.ts';
import {
  actors,
  type Person,
  people,
  type Relation,
  relations,
  roleOf,
  type Situation,
  situations,
} from './expectations/people-and-situations.ts';
import { type Cell, cellsOf, changes, difference, fingerprint, inLanes, nameOf, sampleOf } from './matrix-run.ts';
import { namedInJob, namedNothing, prepareNamed, type Subject } from './named-records.ts';
import { homesOf, mailedSecrets, mayKnow, personalSightings, Sightings } from './sightings.ts';
import { absentJob, Stage, type StagedJob } from './staged-job.ts';

const lanes = 8;
const canaries = new Canaries();
const sightings = new Sightings(canaries);
const jobs = {} as Record<Situation, StagedJob>;
/** The log of all calls that this test makes. */
const logFile = join(tmpdir(), `suncrew-access-matrix-${process.pid}.jsonl`);
const app = startedApp();
let cast: Cast;
let stage: Stage;
/** The records that calls name if they are not about a job. */
let personal: Subject;
/** The names of `personal`, with ids of records that do not exist. */
let noSubject: Subject;

const count = (rows: object, of = 1): number => Object.keys(rows).length * actors.length * of;
const jobCellCount = count(aboutJobs, situations.length);
const personalCellCount = count(aboutPeople);

beforeAll(async () => {
  Object.assign(process.env, { LOG_LEVEL: 'info', LOG_FILE: logFile });
  cast = await gather(app, canaries);
  // The calls about a data copy are refused until the session has confirmed the password. `data-copy.test.ts` tests this rule.
  await Promise.all(people.map((person) => confirmSession(cast.browsers[person])));
  stage = new Stage(cast, canaries, app.settle);
  await inLanes(situations, 4, async (situation) => {
    jobs[situation] = await stage.set(situation, { relations, files: true });
  });
  await app.settle();
  const named = await prepareNamed(cast, app.client(), password);
  personal = { names: named, form: {} };
  noSubject = { names: namedNothing(named), form: {} };
  // The tests would mistake pending follow-up work for a change by a refused call.
  await app.settle();
});
afterAll(() => rm(logFile, { force: true }));

const aboutJob = (job: StagedJob): Subject => ({ names: namedInJob(cast, job), form: job.form });

async function ask(
  cell: Cell,
  subject: Subject,
  variant: Variant = 'valid',
  browser = cast.browsers[cell.actor],
): Promise<TestAnswer> {
  const { actor } = cell;
  const caller = { role: roleOf(actor), profile: cast.profiles[actor as Person] ?? {} };
  const answer = await send(browser, cell, { ...subject, ...caller }, variant);
  sightings.note(actor, answer);
  return answer;
}

const absentAnswers = new Map<string, Promise<string>>();
/** Returns the answer that the cell's actor gets to the same call about an item that never existed. */
function absentAnswer(cell: Cell, absent: Subject, variant: Variant): Promise<string> {
  const key = `${cell.label} ${cell.actor} ${variant}`;
  const known = absentAnswers.get(key) ?? ask(cell, absent, variant).then(fingerprint);
  absentAnswers.set(key, known);
  return known;
}

/**
 * Sends the call of a cell with an invalid body and, if the call changes nothing, with a valid one. Adds each wrong answer to
 * `wrong`. For a hidden item, the answer must be the same as for one that does not exist.
 */
async function judge(cell: Cell, subject: Subject, absent: Subject, wrong: string[]): Promise<void> {
  for (const variant of variantsOf(cell)) {
    if (variant === 'valid' && changes(cell)) continue;
    const answer = await ask(cell, subject, variant);
    const differs = difference(cell, answer, variant);
    if (differs) wrong.push(differs);
    if (answer.status !== 404) continue;
    const nothing = await absentAnswer(cell, absent, variant);
    if (nothing !== fingerprint(answer)) wrong.push(`${nameOf(cell)} tells what is hidden from what is absent`);
  }
}

describe('the access matrix', () => {
  it('has a row for every route of the contract, and no others', () => {
    const rows = [...Object.keys(aboutJobs), ...Object.keys(aboutPeople)].map(routeKeyIn);
    expect([...new Set(rows)].sort()).toEqual(allRoutes.map(routeKeyOf).sort());
  });

  it(`is right in ${personalCellCount} cells about people, for every call that changes nothing`, async () => {
    const wrong: string[] = [];
    const before = await digestTable();
    const cells = cellsOf(aboutPeople);
    expect(cells).toHaveLength(personalCellCount);
    await inLanes(cells, lanes, (cell) => judge(cell, personal, noSubject, wrong));
    expect(wrong).toEqual([]);
    expect(changedRows(before, await digestTable())).toEqual([]);
  });

  it('is right in every tested cell about jobs, for every call that changes nothing', async () => {
    const whole = cellsOf(aboutJobs, situations);
    expect(whole).toHaveLength(jobCellCount);
    const cells = process.env.ACCESS_MATRIX === 'whole' ? whole : sampleOf(whole);
    const wrong: string[] = [];
    let before = await digestTable();
    for (const situation of situations) {
      const job = aboutJob(jobs[situation]);
      const absent = aboutJob(absentJob(cast, jobs[situation]));
      const here = cells.filter((cell) => cell.situation === situation);
      await inLanes(here, lanes, (cell) => judge(cell, job, absent, wrong));
      const after = await digestTable();
      wrong.push(...changedRows(before, after).map((key) => `${key} changed while ${situation}`));
      before = after;
    }
    expect(wrong).toEqual([]);
  });
});

describe('private data in answers', () => {
  it('is in the data copy only if the pages show it to the same person', async () => {
    for (const person of people) {
      const { body } = await cast.browsers[person].post('/api/data-copy', {});
      expect(body.state).toBe('preparing');
    }
    await app.settle();
    for (const person of people) {
      const browser = cast.browsers[person];
      const { body } = await browser.post('/api/data-copy/download', { part: 1 });
      const files = unzipSync(new Uint8Array(await (await fetch(body.address)).arrayBuffer()));
      const text = Buffer.from(files['data.json'] ?? []).toString('utf8');
      expect(text).toContain(browser.userId);
      sightings.note(person, { status: 200, body: null, headers: {}, text, setCookies: [] });
    }
  });

  it('is tested for every entry of the list of private data', () => {
    expect(secrets.filter((secret) => !canaries.hidden().has(secret))).toEqual([]);
  });

  const seen = (secret: string, ofs: readonly string[]) =>
    Object.fromEntries(ofs.map((of) => [of, sightings.by(secret, of)]));

  it.each(jobSecrets)('of a job is shown only to the right people at the right time: %s', (secret) => {
    const meant = Object.fromEntries(situations.map((each) => [each, mayKnow(secret, each).sort()]));
    expect(seen(secret, situations)).toEqual(meant);
  });

  it.each(personalSecrets)('of a person is shown only to the right people: %s', (secret) => {
    const isRetailers = secret === 'ABN' || secret === 'private note';
    const keepers = isRetailers ? people.filter((each) => roleOf(each) === 'retailer') : people;
    const meant = Object.fromEntries(keepers.map((each) => [each, personalSightings[secret](each).sort()]));
    if (['SAA number', 'contact phone', 'installer position'].includes(secret))
      for (const each of keepers) if (roleOf(each) === 'retailer') meant[each] = [];
    expect(seen(secret, keepers)).toEqual(meant);
  });
});

/** The relation to the job that each of these people must have. A new job gets only this relation and those in `needs`. */
const relationOf: Partial<Record<string, Relation>> = {
  invitee: 'invitee',
  applicant: 'applicant',
  former: 'former',
  linkInstaller: 'link',
  linkRetailer: 'link',
};

/** Returns a second browser for calls that change the session, so that the first one stays signed in. */
const ownBrowser = ({ actor, label }: Cell): Client =>
  label.includes('/api/auth/') ? cast.browsers[actor].twin() : cast.browsers[actor];
/** Returns the shared job if this call leaves the job usable for the next call, and otherwise a new job. */
function jobFor({ actor, situation, call: { leaves, needs = [], needsFinished } }: Cell) {
  if (!situation) throw new Error('Calls about jobs are made in some situation');
  if (leaves === true || leaves?.includes(situation)) return jobs[situation];
  const relation = relationOf[actor];
  const relations = [...needs, ...(relation ? [relation] : [])];
  return stage.set(situation, { relations, finished: needsFinished ?? false }, 'moving');
}

describe('an allowed call', () => {
  const jobCells = () => cellsOf(aboutJobs, situations).filter(changes);

  it('succeeds in every cell about jobs that allows it', async () => {
    const wrong: string[] = [];
    const cells = jobCells();
    await inLanes(cells, lanes, async (cell) => {
      const differs = difference(cell, await ask(cell, aboutJob(await jobFor(cell))), 'valid');
      if (differs) wrong.push(differs);
    });
    expect(wrong).toEqual([]);
    expect(cells.length).toBeGreaterThan(90);
  });

  it('succeeds in every cell about people that allows it', async () => {
    const wrong: string[] = [];
    const cells = cellsOf(aboutPeople).filter(changes);
    // Signing out ends the session in every browser with a copy of it, so this call is last.
    const endsAll = ({ label }: Cell) => label.endsWith('/logout');
    for (const round of [cells.filter((cell) => !endsAll(cell)), cells.filter(endsAll)])
      await inLanes(actors, lanes, async (actor) => {
        for (const cell of round.filter((each) => each.actor === actor)) {
          const differs = difference(cell, await ask(cell, personal, 'valid', ownBrowser(cell)), 'valid');
          if (differs) wrong.push(differs);
        }
      });
    expect(wrong).toEqual([]);
  });
});

async function signedInAgain({ email }: Client): Promise<Client> {
  const client = app.client();
  await client.post('/api/auth/login', { email, password });
  return client;
}

describe('stored rows, emails and logs', () => {
  it('contain each secret only in the kind of row where it belongs, and never in the audit log', async () => {
    await app.settle();
    const misplaced = (await allRows()).flatMap((row) => {
      const kind = String(row.__edb_e__);
      const found = canaries.findIn(JSON.stringify(row)).filter(({ secret }) => !homesOf(secret).includes(kind));
      return found.map(({ secret, of }) => `${secret} of ${of} in a row of ${kind}`);
    });
    expect([...new Set(misplaced)]).toEqual([]);
  });

  it('contain no data in emails that only the application may show', async () => {
    const mails = (await Promise.all(people.map((person) => app.mails(cast.browsers[person].email)))).flat();
    expect(mails.length).toBeGreaterThan(people.length);
    const told = mails.flatMap(({ subject, text }) => canaries.findIn(`${subject}\n${text}`));
    expect(told.map(({ secret }) => secret).filter((secret) => !mailedSecrets.includes(secret))).toEqual([]);
  });

  it('contain one log line for each route, without private data', async () => {
    const log = await readFile(logFile, 'utf8');
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const logged = new Set(lines.map(({ routeKey }) => routeKey));
    expect(allRoutes.map(routeKeyOf).filter((route) => !logged.has(route))).toEqual([]);
    expect(lines.find(({ actorId, code }) => actorId && code === 'forbidden')).toMatchObject({
      event: 'request',
      requestId: expect.any(String),
      outcome: 'refused',
      status: 403,
    });
    expect(canaries.findIn(log)).toEqual([]);
  });

  it('contain each error without the data of its request', async () => {
    const lines: string[] = [];
    const spy = jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const plan = { service: 'table', operation: 'TransactWrite', when: 'before', error: crash() } as const;
    try {
      const owner = await signedInAgain(cast.browsers.owner);
      const assignee = await signedInAgain(cast.browsers.assignee);
      const { switchboardPhoto: _photo, connectionPreApprovalPdf: _document, ...form } = jobs.open.form;
      const saaNumber = canaries.word('SAA number', 'log');
      // Pending follow-up work would also meet the fault, and would add its own lines to the log.
      await app.settle();
      const answers = await during(plan, () =>
        Promise.all([
          owner.post('/api/jobs', form),
          owner.put(`/api/jobs/${jobs.open.id}`, form),
          assignee.put('/api/profile/installer', { ...cast.profiles.assignee, saaNumber }),
        ]),
      );
      expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
      expect(answers.flatMap(({ text }) => canaries.findIn(text))).toEqual([]);
    } finally {
      spy.mockRestore();
    }
    expect(lines).toHaveLength(3);
    expect(canaries.findIn(lines.join('\n'))).toEqual([]);
  });
});
