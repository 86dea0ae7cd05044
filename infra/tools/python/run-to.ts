import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { projectRoot } from '../../install.mjs';

interface RunOptions {
  /** The file to which the command's whole output is added. */
  log: string;
  environment?: NodeJS.ProcessEnv;
  /** The working directory, if not this project. */
  folder?: string;
}

const shownLines = 20;

/** Runs a command to its end and returns its output. Throws an error with the last lines of the output if the command fails. */
export function runTo(
  command: string,
  args: readonly string[],
  { log, environment, folder = projectRoot }: RunOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment ?? process.env,
    });
    const file = createWriteStream(log, { flags: 'a' });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said.push(chunk);
        file.write(chunk);
      });
    child.on('error', reject);
    child.on('close', (code) => {
      file.end();
      const text = Buffer.concat(said).toString();
      if (code === 0) resolve(text);
      else
        reject(
          new Error(
            `${command} ${args[0]} ended with ${code}:\n${text.trim().split('\n').slice(-shownLines).join('\n')}`,
          ),
        );
    });
  });
}
