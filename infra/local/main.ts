import { productName } from '#shared/product.ts';
import { type MachineOptions, startMachine } from './machine.ts';
import { demoAccounts, demoPassword } from './seed/people.ts';
import type { ImportFile } from './server/functions.ts';

const log = (line: string) => console.log(line);

function describeDemo(): string[] {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return [
    '',
    `Demo accounts, all with the password ${demoPassword}`,
    ...demoAccounts.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`),
  ];
}

function describe(origin: string, dataDir: string, withDemo: boolean): string {
  return [
    '',
    `${productName} runs at ${origin}`,
    `Read outgoing email at ${origin}/dev/mail and the API document at ${origin}/openapi.json`,
    `All data is stored in ${dataDir}`,
    ...(withDemo ? describeDemo() : []),
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
}

/**
 * Calls `whenGone` when npm's shell, our parent process, has ended. If only npm and the shell end, we get no signal, and only the
 * id of our parent process changes.
 */
function watchParent(whenGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) whenGone();
  }, 500).unref();
}

/** Runs the application until the developer stops it or a part fails. Stops all parts, and returns the exit code. */
export async function main(options: MachineOptions, importFile: ImportFile): Promise<number> {
  const ending = new AbortController();
  const { signal } = ending;
  let exitCode = 0;
  // Ctrl-C reaches the whole process group. npm may pass the signal on to us too, so several signals count as one.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ending.abort());
  watchParent(() => ending.abort());
  // The reader of our output may have ended, as in `npm start | head`. Without a listener, the error would end the process before
  // it has stopped its parts.
  process.stdout.on('error', () => undefined);
  const onLost = (message: string) => {
    console.error(message);
    exitCode = 1;
    ending.abort();
  };
  try {
    const machine = await startMachine(options, { importFile, log, onLost, signal });
    if (!signal.aborted) log(describe(machine.origin, machine.dataDir, machine.hasDemoData));
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve());
    });
    log('Stopping ...');
    await machine.stop();
  } catch (error) {
    if (signal.aborted) return exitCode;
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  return exitCode;
}
