import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { cdk } from '../../aws/deploy/cdk.ts';
import { stageNames } from '../../aws/stage/stages.ts';
import { projectRoot } from '../../install.mjs';
import { installPython } from '../python/install-python.ts';
import { acceptedChecks } from './accepted-checks.ts';
import { check, lint, type TemplateFile } from './judges.ts';

/**
 * Builds the templates of all stages and checks them with cfn-lint and checkov: `npm run measure -- templates`. This needs Python
 * 3.10 and, the first time, the Python package index. It fails on findings without an accepted reason, and on reasons without a
 * finding.
 */
const { values } = parseArgs({
  options: { folder: { type: 'string', default: join(projectRoot, '.local/templates') } },
});
const packages = ['cfn-lint==1.58.0', 'checkov==3.3.30'];
const work = resolve(values.folder);

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      properties: z.object({ templateFile: z.string().optional() }).optional(),
    }),
  ),
});

async function templatesOf(stage: string): Promise<TemplateFile[]> {
  const output = join(work, stage);
  const words = ['synth', '--quiet', '--output', output, '--context', `stage=${stage}`];
  if ((await cdk(words, { AWS_EC2_METADATA_DISABLED: 'true' })) !== 0)
    throw new Error(`The templates of the stage ${stage} could not be built.`);
  const { artifacts } = manifest.parse(JSON.parse(await readFile(join(output, 'manifest.json'), 'utf8')));
  return Object.values(artifacts).flatMap(({ environment, properties }) => {
    const file = properties?.templateFile;
    // The environment has the form aws://ACCOUNT/REGION.
    const region = environment?.split('/').at(-1);
    return file && region ? [{ stage, path: join(output, file), region }] : [];
  });
}

await mkdir(work, { recursive: true });
const programs = await installPython(join(work, 'python'), packages);
const used = new Set<string>();
let wrong = 0;
for (const stage of stageNames)
  for (const template of await templatesOf(stage)) {
    const linted = await lint(join(programs, 'cfn-lint'), template);
    const checked = await check(join(programs, 'checkov'), template);
    for (const id of checked.used) used.add(id);
    const found = [...linted, ...checked.found];
    wrong += found.length;
    for (const each of found) console.log(each);
    console.log(`${stage}: ${template.path}: ${checked.passed} checks passed, ${found.length} findings`);
  }
const idle = Object.keys(acceptedChecks).filter((id) => !used.has(id));
for (const id of idle) console.log(`The accepted check ${id} has no finding any more.`);
console.log(`${wrong + idle.length} to fix`);
process.exitCode = wrong + idle.length > 0 ? 1 : 0;
