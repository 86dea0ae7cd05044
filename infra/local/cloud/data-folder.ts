import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, realpath, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { writeWholeFile } from '../../write-file.ts';
import { loopback } from './serving/ports.ts';

export interface DataFolder {
  path: string;
  /** False for a temporary folder, which is deleted on release. */
  kept: boolean;
  release(): Promise<void>;
}

const owner = z.object({ pid: z.int(), port: z.int() });

/**
 * Returns the text that the process on a port sends, which is the folder's path if the process owns a data folder. Returns an
 * empty text if no process answers.
 */
function askOwner(port: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: loopback, port, timeout: 500 });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => resolve(''));
    socket.on('close', () => resolve(answer));
  });
}

/**
 * Returns the last process that claimed the folder of this file. Throws if the file is broken, because its process may still
 * run.
 */
async function readOwner(file: string): Promise<z.infer<typeof owner> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return owner.safeParse(JSON.parse(text)).data;
  } catch (error) {
    throw new Error(
      `The file ${file} is not valid JSON. If no process uses this data folder, delete the file and start again.`,
      { cause: error },
    );
  }
}

/**
 * Claims a folder for this process, because two engines on one data file would destroy it. The claim is a listening socket:
 * unlike a lock file, it cannot outlive its process. Throws if another process has the folder. Returns a function that releases
 * it.
 */
async function claim(path: string): Promise<() => Promise<void>> {
  const file = join(path, 'owner.json');
  const before = await readOwner(file);
  if (before && (await askOwner(before.port)) === path) {
    throw new Error(
      `The data folder ${path} is already in use by process ${before.pid}. Please stop that process first.`,
    );
  }
  const server = createServer((socket) => socket.on('error', () => undefined).end(path));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host: loopback, port: 0 }, resolve);
  });
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await writeWholeFile(file, JSON.stringify({ pid: process.pid, port }));
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(file, { force: true });
  };
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Creates a folder and its parents. Node's own recursive mkdir never returns if an existing parent accepts no entries, like
 * /proc.
 */
async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const isFolder = codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory();
    if (isFolder) return;
    if (codeOf(error) !== 'ENOENT' || (await isThere(dirname(path)))) throw error;
    await makeFolder(dirname(path));
    await make();
  }
}

async function openKept(dataDir: string): Promise<DataFolder> {
  try {
    await makeFolder(resolve(dataDir));
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot write to the data folder ${dataDir} (${reason}).`, { cause: error });
  }
  const path = await realpath(dataDir);
  return { path, kept: true, release: await claim(path) };
}

/** Opens the folder that holds all data, or creates a temporary one that is deleted on release. */
export async function openDataFolder(dataDir?: string): Promise<DataFolder> {
  if (dataDir) return openKept(dataDir);
  const path = await mkdtemp(join(tmpdir(), 'cloud-'));
  return { path, kept: false, release: () => rm(path, { recursive: true, force: true }) };
}
