import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWholeFile } from '#infra/write-file.ts';
import { openUserStore, type UserStore } from './user-store.ts';

const poolIds = z.object({ userPoolId: z.string(), clientId: z.string(), clientSecret: z.string() });

export interface UserPool extends z.infer<typeof poolIds> {
  users: UserStore;
}

const random = (bytes: number) => randomBytes(bytes).toString('hex');

/** Opens the only pool and its only client. The first start chooses their ids and writes them to the folder. */
export async function openUserPool(folder: string): Promise<UserPool> {
  const file = join(folder, 'pool.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const ids =
    text === undefined
      ? { userPoolId: `local_${random(5)}`, clientId: random(13), clientSecret: random(26) }
      : poolIds.parse(JSON.parse(text));
  if (text === undefined) await writeWholeFile(file, JSON.stringify(ids), 0o600);
  return { ...ids, users: openUserStore(join(folder, 'db'), ids.userPoolId) };
}
