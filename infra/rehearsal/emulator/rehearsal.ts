import { join } from 'node:path';
import type { commands } from '../../tools/commands/commands.ts';
import { runTo } from '../../tools/python/run-to.ts';
import type { Walk } from '../../tools/verify/steps.ts';
import type { Emulator } from './start-emulator.ts';

/** The values that every step of a rehearsal needs. */
export interface Rehearsal {
  emulator: Emulator;
  /** The folder of the logs and of the emulator's data. */
  work: string;
  walk: Walk;
  stage: string;
  /** The operator's copy of the project. Steps may change its settings and code. */
  project: string;
}

const runLogged = ({ emulator, work, project }: Rehearsal, name: string, words: readonly string[]): Promise<string> =>
  runTo('npm', ['run', '--silent', ...words], {
    log: join(work, `${name}.log`),
    environment: emulator.environment,
    folder: project,
  });

/** Runs one of the project's scripts, as an operator would, against the emulated AWS. Returns its output. */
export const runScript = (rehearsal: Rehearsal, script: string, ...words: string[]): Promise<string> =>
  runLogged(rehearsal, script, [script, '--', ...words]);

/** Runs a command of `npm run ops`, as an operator would, against the emulated AWS. Returns its output. */
export const runOps = (rehearsal: Rehearsal, command: keyof typeof commands.ops, ...words: string[]): Promise<string> =>
  runLogged(rehearsal, command, ['ops', '--', command, ...words]);
