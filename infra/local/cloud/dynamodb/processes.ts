import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

interface ProcessOptions {
  /** The name of the process in messages. */
  name: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Called repeatedly until it returns true. */
  isReady: () => Promise<boolean>;
  timeoutMs?: number;
  /** Called if the process ends without a call of `stop`. */
  onLost?: (message: string) => void;
}

export interface RunningProcess {
  pid: number;
  stop(): Promise<void>;
}

const keptLines = 20;

/**
 * Starts a shell that ends the child when this process ends. The shell waits on a pipe that only this process holds. The pipe
 * also closes on SIGKILL, after which no handler for `exit` or signals runs.
 */
function watchOver(pid: number): ChildProcess {
  const script = 'read -r _; kill -TERM "$0"; sleep 2; kill -KILL "$0"';
  const guard = spawn('sh', ['-c', script, String(pid)], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.on('error', () => undefined);
  guard.unref();
  return guard;
}

function rememberLines(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
    });
  }
  return lines;
}

/** Starts a child process and waits until it answers. The child never outlives this process. */
export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { name, command, args, cwd, env, isReady, timeoutMs = 15_000, onLost } = options;
  // The child has its own process group, so that Ctrl-C in the terminal only reaches us, and we stop all parts in order.
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const lines = rememberLines(child);
  let state: 'starting' | 'ready' | 'stopping' | 'ended' = 'starting';
  const describe = (what: string) => [`${name} ${what}`, ...lines.map((line) => `  ${line}`)].join('\n');

  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('close', (code, signal) => resolve(`stopped unexpectedly (${signal ?? `exit code ${code}`})`));
  });
  const guard = child.pid ? watchOver(child.pid) : undefined;
  void ended.then((what) => {
    guard?.kill('SIGKILL');
    if (state === 'ready') onLost?.(describe(what));
    state = 'ended';
  });

  const stop = async () => {
    if (state === 'ended') return;
    state = 'stopping';
    child.kill('SIGTERM');
    const stubborn = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(stubborn);
  };

  const failed = ended.then((what) => {
    throw new Error(describe(what));
  });
  const answered = (async () => {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline && state === 'starting') {
      if (await isReady().catch(() => false)) return;
      await delay(10);
    }
    throw new Error(describe(`did not answer within ${timeoutMs / 1_000} s`));
  })();
  try {
    await Promise.race([answered, failed]);
  } catch (error) {
    answered.catch(() => undefined);
    await stop();
    throw error;
  }
  failed.catch(() => undefined);
  state = 'ready';
  return { pid: child.pid ?? 0, stop };
}
