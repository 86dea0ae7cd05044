import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { SunCrewStack } from '#infra/aws/stack.ts';
import { readStage, type StageSettings } from '#infra/aws/stage/stages.ts';

const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

/** The stack as `cdk synth` builds it, but with empty functions, because its properties do not depend on their code. */
export function buildStack(stage: string, overrides: Partial<StageSettings> = {}): { app: App; stack: SunCrewStack } {
  const folder = mkdtempSync(join(tmpdir(), 'suncrew-stack-'));
  writeFileSync(join(folder, 'empty.mjs'), '');
  const code = Code.fromAsset(folder);
  const app = new App({ context, outdir: mkdtempSync(join(tmpdir(), 'suncrew-cdk-')) });
  const { settings } = readStage(stage);
  return { app, stack: new SunCrewStack(app, { stage, settings: { ...settings, ...overrides }, codeOf: () => code }) };
}
