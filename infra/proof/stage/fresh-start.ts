import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../install.mjs';
import { keepPorts } from '../../local/cloud/serving/ports.ts';
import { readEdgeSecret } from '../../local/prepare-folder.ts';

export interface FreshStart {
  origin: string;
  dataDir: string;
  /** The secret that the edge sends to the functions. A request with it may name its own IP address. */
  edgeSecret: string;
  stop(): Promise<void>;
}

const readyLine = 'Press Ctrl-C to stop.';

/** Starts the application as `npm start` does, with its own process, port and folder. `stop` deletes the folder. */
export async function startFresh(data: 'empty' | 'small', environment: NodeJS.ProcessEnv = {}): Promise<FreshStart> {
  const dataDir = await mkdtemp(join(tmpdir(), 'suncrew-proof-'));
  const { port } = await keepPorts(['port']);
  const words = ['infra/local/start.mjs', '--port', String(port), '--data-dir', dataDir, `--${data}`];
  const child = spawn(process.execPath, words, {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes(readyLine)) resolve();
      });
    void ended.then(() => reject(new Error(`The application did not start:\n${said}`)));
  });
  try {
    await ready;
    return { origin: `http://localhost:${port}`, dataDir, edgeSecret: await readEdgeSecret(dataDir), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
