import { isDeepStrictEqual } from 'node:util';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/data/client.ts';
import { type App, password, startApp } from '../../harness/app.ts';
import { lastingRows, type Row } from '../../harness/table-digest.ts';
import { Canaries } from './canaries.ts';
import { type Cast, gather } from './cast.ts';
import { relations, type Situation } from './expectations/people-and-situations.ts';
import { type NamedItems, prepareNamed } from './named-records.ts';
import { Stage, type StagedJob } from './staged-job.ts';

/** People and jobs for short tests. Each is created when a test first needs it, and the table is restored after each test. */

const keyOf = ({ pk, sk }: Row): string => `${pk} ${sk}`;
const worldRows = async (): Promise<Map<string, Row>> => new Map((await lastingRows()).map((row) => [keyOf(row), row]));

export class GuardWorld {
  private app: App | undefined;
  private before = new Map<string, Row>();
  private release = (): void => undefined;
  private readonly canaries = new Canaries();
  private readonly staged = new Map<string, Promise<unknown>>();

  async open(): Promise<App> {
    this.app ??= await startApp();
    return this.app;
  }

  people = (): Promise<Cast> => this.once('people', (app) => gather(app, this.canaries));

  personal = async (): Promise<NamedItems> => {
    const cast = await this.people();
    await this.job('open');
    return this.once('personal', (app) => prepareNamed(cast, app.client(), password));
  };

  job = async (situation: Situation): Promise<StagedJob> => {
    const cast = await this.people();
    return this.once(situation, (app) =>
      new Stage(cast, this.canaries, app.settle).set(situation, { relations, files: true }),
    );
  };

  /** Returns the keys of the rows that were added, removed or changed since `once` last created something. */
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

  /** Empties the table for the next test file in this process. */
  async close(): Promise<void> {
    this.release();
    await this.app?.close();
    this.app = undefined;
    this.staged.clear();
    this.before.clear();
  }

  /** Runs `stage` once for all tests, and then its follow-up work. The follow-up work of the tests themselves never runs. */
  once<T>(name: string, stage: (app: App) => Promise<T>): Promise<T> {
    const known = this.staged.get(name) ?? this.stageNow(stage);
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
}

export const world = new GuardWorld();
