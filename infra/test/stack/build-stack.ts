import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { EdgeStack, edgeOutputsOf } from '#infra/aws/edge/edge-stack.ts';
import { SunCrewStack } from '#infra/aws/stack.ts';
import { checkSettings, readStage, type StageSettings } from '#infra/aws/stage/stages.ts';

const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

/** Hashes of the inline script and style, as long as real ones. */
export const inPage = { script: `'sha256-${'a'.repeat(43)}='`, style: `'sha256-${'b'.repeat(43)}='` };
const version = { release: '0.0.0', build: 'a-commit' };

interface Built {
  app: App;
  stack: SunCrewStack;
  /** The stack in the region of CloudFront. Undefined for a stage that needs none. */
  edge: EdgeStack | undefined;
}

/** Builds the stack as `cdk synth` does, but with empty functions. The stack's properties do not depend on their code. */
export function buildStack(stage: string, overrides: Partial<StageSettings> = {}): Built {
  const folder = mkdtempSync(join(tmpdir(), 'suncrew-stack-'));
  writeFileSync(join(folder, 'empty.mjs'), '');
  const code = Code.fromAsset(folder);
  const app = new App({ context, outdir: mkdtempSync(join(tmpdir(), 'suncrew-cdk-')) });
  const settings = checkSettings(stage, { ...readStage(stage).settings, ...overrides });
  const edge = edgeOutputsOf(settings).length > 0 ? new EdgeStack(app, { stage, settings }) : undefined;
  return { app, edge, stack: new SunCrewStack(app, { stage, settings, codeOf: () => code, inPage, version }) };
}
