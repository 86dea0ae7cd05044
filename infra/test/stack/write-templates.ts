import { renameSync, writeFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { buildStack } from './build-stack.ts';

/** `write-templates.ts [[STAGE, OVERRIDES, FILE], ...]`: writes the templates as JSON. Runs in its own process, see synthesise.ts. */
const wanted: [...Parameters<typeof buildStack>, file: string][] = JSON.parse(process.argv[2] ?? '[]');
for (const [stage, overrides, file] of wanted) {
  const unfinished = `${file}.${process.pid}`;
  const { stack, edge } = buildStack(stage, overrides);
  const [main, others] = [stack, edge].map((each) => (each ? Template.fromStack(each).toJSON() : null));
  writeFileSync(unfinished, JSON.stringify({ main, edge: others }));
  renameSync(unfinished, file);
}
