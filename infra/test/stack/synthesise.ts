import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { SunCrewStack } from '#infra/aws/stack.ts';
import { readStage, type StageSettings } from '#infra/aws/stages.ts';

const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

/** Code of no matter: the stack's properties do not depend on it. */
function emptyCode(): Code {
  const folder = mkdtempSync(join(tmpdir(), 'code-'));
  writeFileSync(join(folder, 'index.mjs'), '');
  return Code.fromAsset(folder);
}

export function buildStack(stage: string, overrides: Partial<StageSettings> = {}): { app: App; stack: SunCrewStack } {
  const app = new App({ context, outdir: mkdtempSync(join(tmpdir(), 'cdk-')) });
  const { settings } = readStage(stage);
  const code = emptyCode();
  return { app, stack: new SunCrewStack(app, { stage, settings: { ...settings, ...overrides }, codeOf: () => code }) };
}

// biome-ignore lint/suspicious/noExplicitAny: a template is JSON of no fixed shape, looked into by tests only
export type Properties = any;
interface Resource {
  id: string;
  properties: Properties;
  whole: Properties;
}

/** The synthesised resources, by type. */
export function resourcesOf(stage: string, overrides?: Partial<StageSettings>) {
  const template = Template.fromStack(buildStack(stage, overrides).stack);
  const all = (type: string): Resource[] =>
    Object.entries(template.findResources(type)).map(([id, whole]) => ({ id, properties: whole.Properties, whole }));
  const only = (type: string): Properties => {
    const [first, ...others] = all(type);
    if (!first || others.length > 0) throw new Error(`Expected one ${type}, found ${others.length + (first ? 1 : 0)}`);
    return first.properties;
  };
  return { all, only, json: template.toJSON() as Properties };
}

/** A value of the template as one line of text: `<Ref>`, `<Resource.Attribute>`. */
export function textOf(value: Properties): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (value['Fn::Join']) return value['Fn::Join'][1].map(textOf).join(value['Fn::Join'][0]);
  if (value['Fn::GetAtt']) return `<${value['Fn::GetAtt'].join('.')}>`;
  if (value.Ref) return `<${value.Ref}>`;
  return JSON.stringify(value);
}

export const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);
