import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../install.mjs';
import { keepPorts } from '../../local/cloud/serving/ports.ts';

/** A start of the application as a person runs it, whose output a test can read. */

export interface Running {
  port: number;
  origin: string;
  dataDir: string;
  output(): string;
  /** Resolves when the output contains this text. */
  said(text: string): Promise<void>;
  /** Sends the signal of Ctrl-C in the terminal, which reaches the whole process group. Returns the exit code. */
  interrupt(): Promise<number | null>;
  kill(): Promise<void>;
}

const children = new Set<ChildProcess>();
const folders = new Set<string>();

function run(
  words: readonly string[],
  root = projectRoot,
  env: NodeJS.ProcessEnv = {},
  entry = ['infra/local/start.mjs'],
) {
  const child = spawn(process.execPath, [...entry, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      children.delete(child);
      resolve(code);
    });
  });
  return { child, ended, output: () => said };
}

export const freePort = async (): Promise<number> => (await keepPorts(['one'])).one;

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'suncrew-start-'));
  folders.add(folder);
  return folder;
}

/** Runs a start that should be refused, and waits for its end. */
export async function runToEnd(...words: string[]): Promise<{ code: number | null; output: string }> {
  const { ended, output } = run(words);
  return { code: await ended, output: output() };
}

interface StartOptions {
  port?: number;
  dataDir?: string;
  words?: readonly string[];
  root?: string;
  env?: NodeJS.ProcessEnv;
  /** A function to run once the output contains `said`. */
  upon?: { said: string; act: (dataDir: string) => Promise<void> };
}

async function runTool(tool: string, words: string[]): Promise<{ code: number | null; output: string }> {
  const { ended, output } = run(words, projectRoot, {}, ['--import', 'tsx', tool]);
  return { code: await ended, output: output() };
}

/** Runs `npm run ops -- migrate` and waits for its end. */
export const migrate = (...words: string[]) => runTool('infra/tools/migrate.ts', words);

/** Runs `npm run ops -- logs` and waits for its end. */
export const findInLog = (...words: string[]) => runTool('infra/tools/logs/logs.ts', words);

/** Starts the application, and waits until the output says that it is ready. */
export async function start(options: StartOptions = {}): Promise<Running> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const words = ['--port', String(port), '--data-dir', dataDir, ...(options.words ?? ['--empty'])];
  const { child, ended, output } = run(words, options.root, options.env);
  const { upon } = options;
  let happening: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (upon && output().includes(upon.said)) happening ??= upon.act(dataDir);
      happening?.catch(reject);
      if (output().includes('Press Ctrl-C to stop.')) resolve();
    });
    void ended.then((code) => reject(new Error(`The start ended with ${code}: ${output()}`)));
  });
  await happening;
  return {
    port,
    origin: `http://localhost:${port}`,
    dataDir,
    output,
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => output().includes(text) && resolve();
        child.stdout?.on('data', look);
        void ended.then((code) => reject(new Error(`The application ended with ${code}: ${output()}`)));
        look();
      }),
    interrupt: () => {
      process.kill(-(child.pid ?? 0), 'SIGINT');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Stops processes that a failed test left behind. */
export async function cleanUp(): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })));
}

/** Returns every process with this folder in its command. */
export async function processesOn(folder: string): Promise<{ pid: number; command: string }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = await Promise.all(
    pids.map(async (pid) => ({ pid, command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') })),
  );
  return all.filter(({ command }) => command.includes(folder));
}

/** Returns the ports of the services of the local cloud, which the data folder records. */
export const keptPorts = async (dataDir: string): Promise<Record<string, number>> =>
  JSON.parse(await readFile(join(dataDir, 'ports.json'), 'utf8'));
