import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import * as z from 'zod';

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An entry without a value is a deletion. */
const entry = z.object({ path: z.array(z.string()), value: z.unknown().optional() });

const reviveDates = (key: string, value: unknown) =>
  key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;

function apply(root: Tree, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length > 0) {
    const branch = Object.hasOwn(root, key) ? root[key] : undefined;
    const inner = isTree(branch) ? branch : {};
    root[key] = inner;
    apply(inner, rest, value);
  } else if (value === undefined) {
    delete root[key];
  } else {
    root[key] = value;
  }
}

function find(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isTree(at) && Object.hasOwn(at, key) ? at[key] : undefined), root);
}

/** A kill may cut off the last line. In that case nobody was told that it was saved. */
function replay(root: Tree, journal: string): void {
  if (!existsSync(journal)) return;
  const lines = readFileSync(journal, 'utf8').split('\n');
  lines.pop();
  for (const line of lines) {
    const { path, value } = entry.parse(JSON.parse(line, reviveDates));
    apply(root, path, value);
  }
}

function load(snapshot: string, journal: string, defaults: object): Tree {
  const stored: unknown = existsSync(snapshot) ? JSON.parse(readFileSync(snapshot, 'utf8'), reviveDates) : defaults;
  const root = isTree(stored) ? stored : {};
  replay(root, journal);
  const draft = `${snapshot}.tmp`;
  writeFileSync(draft, JSON.stringify(root), { mode: 0o600 });
  renameSync(draft, snapshot);
  rmSync(journal, { force: true });
  return root;
}

const toPath = (key: string | string[]) => (Array.isArray(key) ? key : [key]);

/**
 * A pool's data, held in memory with a journal on disk. cognito-local's own store rewrites its whole file on each change,
 * sometimes twice at once, so a kill or many simultaneous sign-ins can leave half a file behind.
 */
export class JournalledStoreFactory implements DataStoreFactory {
  constructor(private readonly directory: string) {}

  async create(_context: unknown, id: string, defaults: object): Promise<DataStore> {
    mkdirSync(this.directory, { recursive: true });
    const journal = join(this.directory, `${id}.journal`);
    const root = load(join(this.directory, `${id}.json`), journal, defaults);
    const change = (key: string | string[], value: unknown) => {
      const path = toPath(key);
      appendFileSync(journal, `${JSON.stringify({ path, value })}\n`, { mode: 0o600 });
      apply(root, path, value);
    };
    return {
      get: async <T>(_: unknown, key: string | string[], defaultValue?: T) =>
        (find(root, toPath(key)) ?? defaultValue ?? null) as T,
      getRoot: async <T>() => root as T,
      set: async (_, key, value) => change(key, value),
      delete: async (_, key) => change(key, undefined),
    };
  }
}
