import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rehearsal } from './rehearsal.ts';

/** Changes a setting of the stage in the operator's copy of the project, which must be there as it is expected. */
export async function changeStage({ project, stage }: Rehearsal, from: string, to: string): Promise<void> {
  const file = join(project, 'infra/aws/stage/stages.ts');
  const text = await readFile(file, 'utf8');
  const [before, after] = text.split(`  ${stage}: {`);
  if (after === undefined || !after.includes(from)) throw new Error(`The stage ${stage} has no setting ${from}`);
  await writeFile(file, `${before}  ${stage}: {${after.replace(from, to)}`);
}
