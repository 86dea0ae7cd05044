import { join } from 'node:path';
import { runTo } from '../../tools/python/run-to.ts';
import type { Walk } from '../../tools/verify/steps.ts';
import type { Emulator } from './start-emulator.ts';

/** What every step has. */
export interface Rehearsal {
  emulator: Emulator;
  /** Where the logs go. */
  work: string;
  walk: Walk;
  stage: string;
  /** The operator's copy of the project, whose settings they may change. */
  project: string;
}

/** Runs one of the project's own commands, as an operator would, against the emulated AWS. Returns what it printed. */
export const runScript = (
  { emulator, work, project }: Rehearsal,
  script: string,
  ...words: string[]
): Promise<string> =>
  runTo('npm', ['run', '--silent', script, '--', ...words], {
    log: join(work, `${script}.log`),
    environment: emulator.environment,
    folder: project,
  });
