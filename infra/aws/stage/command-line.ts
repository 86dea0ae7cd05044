import { parseArgs } from 'node:util';
import { readStage, WrongStage } from './stages.ts';

/**
 * Returns the stage that `--stage` names, or undefined without that option. Throws `WrongStage` for an unknown stage or option.
 */
export function readStageOption(words = process.argv.slice(2)): ReturnType<typeof readStage> | undefined {
  try {
    const { stage } = parseArgs({ args: words, options: { stage: { type: 'string' } } }).values;
    return stage === undefined ? undefined : readStage(stage);
  } catch (error) {
    if (error instanceof WrongStage) throw error;
    throw new WrongStage(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Runs the work, and sets the exit code to the code that it returns. For a `WrongStage`, prints the message without a stack trace
 * and sets the exit code to 1.
 */
export async function orSayWhy(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof WrongStage)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
