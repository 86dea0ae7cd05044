import { parseArgs } from 'node:util';
import { readStage, WrongStage } from './stages.ts';

/** Returns the stage that `--stage` names, or undefined without that option. Checks it before anything is built. */
export function readStageOption(words = process.argv.slice(2)): ReturnType<typeof readStage> | undefined {
  try {
    const { stage } = parseArgs({ args: words, options: { stage: { type: 'string' } } }).values;
    return stage === undefined ? undefined : readStage(stage);
  } catch (error) {
    if (error instanceof WrongStage) throw error;
    throw new WrongStage(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Runs the work and ends the process with the code it returns. For a wrong command, prints one line without a stack trace. */
export async function orSayWhy(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof WrongStage)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
