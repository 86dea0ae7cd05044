import { isDeepStrictEqual } from 'node:util';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/data/client.ts';
import { accessCookie } from '#functions/http/cookies.ts';
import { routeGroups } from '#shared/api/route/route.ts';
import { type App, handlerOf, password, startApp } from '../../harness/app.ts';
import { accessTokenFor } from '../../harness/expired-session.ts';
import { lastingRows, type Row } from '../../harness/table-digest.ts';
import { type Personal, preparePersonal } from './calls.ts';
import { Canaries } from './canaries.ts';
import { type Cast, gather } from './cast.ts';
import { people, type Situation } from './expectations.ts';
import { relations, Stage, type StagedJob } from './staged-job.ts';

/**
 * People and jobs for tests that must take only milliseconds, because the mutation run repeats them a thousand times. Each
 * is created when a test first needs it, and after each test the table is restored.
 */

const keyOf = ({ pk, sk }: Row): string => `${pk} ${sk}`;
const worldRows = async (): Promise<Map<string, Row>> => new Map((await lastingRows()).map((row) => [keyOf(row), row]));

const mutationRun = (): { activeMutant?: string | undefined } | undefined => Reflect.get(globalThis, '__stryker__');

/** Well within the ten minutes that an access token lives. */
const signedInForMs = 5 * 60_000;

export class GuardWorld {
  private app: App | undefined;
  private signedInAt = 0;
  private before = new Map<string, Row>();
  private release = (): void => undefined;
  private unmutatedRuns = 0;
  private heldMutant: string | undefined;
  private readonly canaries = new Canaries();
  private readonly staged = new Map<string, Promise<unknown>>();

  async open(): Promise<App> {
    this.app ??= await startApp();
    return this.app;
  }

  people = async (): Promise<Cast> => {
    const cast = await this.once('people', async (app) => {
      // A function that a test loads later would keep the mutant of that test.
      if (mutationRun()) await Promise.all(routeGroups.map(handlerOf));
      this.signedInAt = Date.now();
      return gather(app, this.canaries);
    });
    await this.keepSignedIn(cast);
    return cast;
  };

  personal = async (): Promise<Personal> => {
    const cast = await this.people();
    await this.job('open');
    return this.once('personal', (app) => preparePersonal(cast, app.client(), password));
  };

  job = async (situation: Situation): Promise<StagedJob> => {
    const cast = await this.people();
    return this.once(situation, (app) =>
      new Stage(cast, this.canaries, app.settle).set(situation, { relations, files: true }),
    );
  };

  /** The keys of the rows that were added, removed or changed since everything was created. */
  async changes(): Promise<string[]> {
    const now = await worldRows();
    return [...new Set([...this.before.keys(), ...now.keys()])].filter(
      (key) => !isDeepStrictEqual(this.before.get(key), now.get(key)),
    );
  }

  async putBack(): Promise<void> {
    if (!this.app) return;
    for (const key of await this.changes()) {
      const row = this.before.get(key);
      const [pk, sk] = key.split(' ');
      await (row
        ? documents.send(new PutCommand({ TableName: tableName(), Item: row }))
        : documents.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } })));
    }
  }

  /** Whoever comes next in this process begins with nothing. */
  async close(): Promise<void> {
    this.release();
    await this.app?.close();
    this.app = undefined;
    this.staged.clear();
    this.before.clear();
  }

  /** Creates one thing for all tests and does its follow-up work at once. The follow-up work of tests is never done. */
  once<T>(name: string, stage: (app: App) => Promise<T>): Promise<T> {
    const known = this.staged.get(name) ?? this.unmutated(() => this.stageNow(stage));
    this.staged.set(name, known);
    return known as Promise<T>;
  }

  private async stageNow<T>(stage: (app: App) => Promise<T>): Promise<T> {
    const app = await this.open();
    this.release();
    const made = await stage(app);
    await app.settle();
    this.release = app.hold();
    this.before = await worldRows();
    return made;
  }

  /** A mutation run takes longer than an access token lives. Without this, every later mutant would look noticed. */
  private async keepSignedIn({ browsers }: Cast): Promise<void> {
    if (Date.now() < this.signedInAt + signedInForMs) return;
    this.signedInAt = Date.now();
    await this.unmutated(async () => {
      for (const person of [...people, 'suspended' as const]) {
        const browser = browsers[person];
        browser.cookies.set(accessCookie(), await accessTokenFor(browser, new Date()));
      }
    });
  }

  /**
   * The mutant is switched off here, because anything it broke would also affect the mutants after it. It is on again when
   * the last of those is done that run at once.
   */
  private async unmutated<T>(run: () => Promise<T>): Promise<T> {
    const mutation = mutationRun() ?? {};
    if (this.unmutatedRuns === 0) this.heldMutant = mutation.activeMutant;
    mutation.activeMutant = undefined;
    this.unmutatedRuns += 1;
    try {
      return await run();
    } finally {
      this.unmutatedRuns -= 1;
      if (this.unmutatedRuns === 0) mutation.activeMutant = this.heldMutant;
    }
  }
}

export const world = new GuardWorld();
