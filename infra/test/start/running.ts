import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../install.mjs';
import { keepPorts } from '../../local/cloud/serving/ports.ts';

/** Starts the application as a person does, from its own entry, and watches what it says. */

export interface Running {
  port: number;
  origin: string;
  dataDir: string;
  output(): string;
  /** Ctrl-C in the terminal, which reaches the whole process group. */
  interrupt(): Promise<number | null>;
  kill(): Promise<void>;
}

const children = new Set<ChildProcess>();
const folders = new Set<string>();

function run(words: readonly string[], root = projectRoot) {
  const child = spawn(process.execPath, [join(root, 'infra/local/start.mjs'), ...words], {
    cwd: root,
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

/** Runs to its end, for starts that are refused. */
export async function runToEnd(...words: string[]): Promise<{ code: number | null; output: string }> {
  const { ended, output } = run(words);
  return { code: await ended, output: output() };
}

/** Waits until it says that it can be used. */
export async function start(
  options: { port?: number; dataDir?: string; words?: readonly string[]; root?: string } = {},
): Promise<Running> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const words = ['--port', String(port), '--data-dir', dataDir, ...(options.words ?? ['--empty'])];
  const { child, ended, output } = run(words, options.root);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('Ctrl-C stops it.')) resolve();
    });
    void ended.then((code) => reject(new Error(`The start ended with ${code}: ${output()}`)));
  });
  return {
    port,
    origin: `http://localhost:${port}`,
    dataDir,
    output,
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

/** Ends what a failed test left behind. */
export async function cleanUp(): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })));
}

/** The ports of the embedded cloud's own parts. */
export const keptPorts = async (dataDir: string): Promise<Record<string, number>> =>
  JSON.parse(await readFile(join(dataDir, 'ports.json'), 'utf8'));
