import { parseArgs } from 'node:util';
import { stackName } from '../stage/stack-name.ts';
import { readStage, WrongStage } from '../stage/stages.ts';

const usage = 'Please name the stage twice: npm run ops -- destroy --stage NAME --confirm NAME';

function readWords(args: readonly string[]) {
  try {
    const options = { stage: { type: 'string' }, confirm: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new WrongStage(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Returns the stage to remove. Throws `WrongStage` if `--confirm` does not repeat the stage's name, or if the stage keeps its
 * data. No command removes a stage that keeps its data.
 */
export function readRemoval(args: readonly string[]): ReturnType<typeof readStage> {
  const { stage, confirm } = readWords(args);
  if (stage === undefined || confirm !== stage) throw new WrongStage(usage);
  const found = readStage(stage);
  if (found.settings.keepData)
    throw new WrongStage(`The stage ${stage} keeps its data. docs/operations.md says how to remove it permanently.`);
  return found;
}

/**
 * Returns the arguments with which the CDK removes a stack. `--force` skips the CDK's question, because the operator has already
 * typed the stage's name twice.
 */
export const destroyWords = (stage: string, stack = stackName(stage)): string[] => [
  'destroy',
  stack,
  '--context',
  `stage=${stage}`,
  '--force',
];
