import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rehearsal } from './rehearsal.ts';

/** Replaces a setting of the stage in the operator's copy of the project. Throws if the file does not contain `from`. */
export async function changeStage({ project, stage }: Rehearsal, from: string, to: string): Promise<void> {
  const file = join(project, 'infra/aws/stage/stages.ts');
  const text = await readFile(file, 'utf8');
  const [before, after] = text.split(`  ${stage}: {`);
  if (after === undefined || !after.includes(from)) throw new Error(`The stage ${stage} has no setting ${from}`);
  await writeFile(file, `${before}  ${stage}: {${after.replace(from, to)}`);
}
