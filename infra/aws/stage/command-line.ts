import { parseArgs } from 'node:util';
import { readStage, WrongStage } from './stages.ts';

/** The stage named by `--stage`, checked before anything is built. */
export function readStageOption(words = process.argv.slice(2)): ReturnType<typeof readStage> | undefined {
  try {
    const { stage } = parseArgs({ args: words, options: { stage: { type: 'string' } } }).values;
    return stage === undefined ? undefined : readStage(stage);
  } catch (error) {
    if (error instanceof WrongStage) throw error;
    throw new WrongStage(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Ends the process with the returned code, or with one line about the error in the command. */
export async function orSayWhy(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof WrongStage)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
