import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const date = z.coerce.date<string | Date>();

const user = z.object({
  Username: z.string(),
  /** A hash. No file contains a plain password. */
  Password: z.string(),
  Attributes: z.array(z.object({ Name: z.string(), Value: z.string() })),
  Enabled: z.boolean(),
  UserStatus: z.enum(['FORCE_CHANGE_PASSWORD', 'CONFIRMED']),
  UserCreateDate: date,
  UserLastModifiedDate: date,
  RefreshTokens: z.array(z.string()).default([]),
  /** The key of the authenticator app, after Cognito verified one of its codes. */
  AppKey: z.string().optional(),
  /** A new key, of which Cognito has not verified a code yet. */
  NewAppKey: z.string().optional(),
  /** The latest period whose code was accepted, so that no code is accepted twice. */
  LastPeriod: z.number().optional(),
  AsksForCodes: z.boolean().default(false),
});
export type User = z.infer<typeof user>;

const snapshot = z.object({ Users: z.record(z.string(), user) });
/** A journal line. A line without a value records that the user was deleted. */
const entry = z.object({ path: z.tuple([z.literal('Users'), z.string()]), value: user.optional() });

export interface UserStore {
  find(username: string): User | undefined;
  save(changed: User): void;
  delete(username: string): void;
}

/**
 * Returns the complete lines. If the process was killed during a write, the last line may be incomplete. No caller has received
 * an answer to that change, so the application may drop it.
 */
function linesOf(journal: string): string[] {
  return existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').slice(0, -1) : [];
}

function load(file: string, journal: string): Map<string, User> {
  const { Users } = existsSync(file) ? snapshot.parse(JSON.parse(readFileSync(file, 'utf8'))) : { Users: {} };
  const users = new Map(Object.entries(Users));
  for (const line of linesOf(journal)) {
    const { path, value } = entry.parse(JSON.parse(line));
    if (value) users.set(path[1], value);
    else users.delete(path[1]);
  }
  return users;
}

/** Opens the users of a pool: in memory, with a journal on disk, so that a kill never leaves a change half done. */
export function openUserStore(folder: string, poolId: string): UserStore {
  mkdirSync(folder, { recursive: true });
  const [file, journal] = [join(folder, `${poolId}.json`), join(folder, `${poolId}.journal`)];
  const users = load(file, journal);
  const draft = `${file}.tmp`;
  writeFileSync(draft, JSON.stringify({ Users: Object.fromEntries(users) }), { mode: 0o600 });
  renameSync(draft, file);
  rmSync(journal, { force: true });
  const note = (username: string, value?: User) =>
    appendFileSync(journal, `${JSON.stringify({ path: ['Users', username], value })}\n`, { mode: 0o600 });
  return {
    find: (username) => users.get(username),
    save: (changed) => {
      note(changed.Username, changed);
      users.set(changed.Username, changed);
    },
    delete: (username) => {
      note(username);
      users.delete(username);
    },
  };
}
