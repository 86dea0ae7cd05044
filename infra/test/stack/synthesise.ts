import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { StageSettings } from '#infra/aws/stage/stages.ts';

// biome-ignore lint/suspicious/noExplicitAny: a template is JSON without a fixed shape, and only tests read it
export type Properties = any;
interface Resource {
  id: string;
  properties: Properties;
  whole: Properties;
}
type Overrides = Partial<StageSettings>;

const cache = '.cache/templates';

/** Returns a file name from everything that can affect a template, so that a cached template is never out of date. */
function nameOf(stage: string, overrides: Overrides): string {
  const hash = createHash('sha256').update(JSON.stringify([stage, overrides]));
  const sources = ['shared', 'infra'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const code = sources.filter((file) => /(?<!\.test)\.ts$/.test(file)).sort();
  for (const file of [...code, 'functions/env.ts', 'functions/data/table.ts', 'cdk.json', 'package-lock.json'])
    hash.update(file).update(readFileSync(file));
  return `${cache}/${hash.digest('hex')}.json`;
}

/** The domain name of a stage, with an existing certificate. */
export const domain = {
  name: 'app.suncrew.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
};

/** A domain whose certificate and records the stack creates, a separate domain of the API, and a firewall. */
export const zoned = {
  domain: { name: domain.name, hostedZone: { id: 'Z1', name: 'suncrew.example' } },
  apiDomain: { name: 'api.suncrew.example', certificateArn: 'arn:aws:acm:ap-southeast-2:123456789012:certificate/1' },
  firewall: { requestsPerAddress: 100, signInsPerAddress: 10 },
};

/** All settings of a stage that are about maps. */
export const maps = {
  googleMapsApiKey: 'browser-key',
  mapTiles: { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', credit: 'Example' },
};

/** The settings after a restore and with every secret replaced. */
export const changed = {
  secrets: { origin: 2, sessions: 3 },
  table: {
    name: 'SunCrew-test-restored-20261123T084000',
    stream: 'arn:aws:dynamodb:ap-southeast-2:000000000000:table/SunCrew-test-restored-20261123T084000/stream/1',
  },
};

/** The templates that the tests need. The first test creates all of them, because loading the CDK takes the longest. */
const usual: [stage: string, overrides: Overrides][] = [
  ['test', {}],
  ['test', maps],
  ['test', { domain }],
  ['test', zoned],
  ['test', changed],
  ['production', {}],
];

/**
 * Returns the templates of a stage. Loading the CDK takes most of a test's time, and jest loads it more slowly than Node. So a
 * separate process creates the templates, and a cache keeps them for later tests.
 */
async function templateOf(stage: string, overrides: Overrides): Promise<Properties> {
  const file = nameOf(stage, overrides);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const kept = usual.map((each): [...typeof each, string] => [...each, nameOf(...each)]);
    const others = kept.filter(([, , other]) => other !== file && !existsSync(other));
    const script = 'infra/test/stack/write-templates.ts';
    await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      script,
      JSON.stringify([[stage, overrides, file], ...others]),
    ]);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the synthesised resources of a stage, by type. */
export const resourcesOf = async (stage: string, overrides: Overrides = {}) =>
  readable((await templateOf(stage, overrides)).main);

/** Returns the resources that CloudFront needs in its own region, by type. */
export const edgeOf = async (stage: string, overrides: Overrides = {}) =>
  readable((await templateOf(stage, overrides)).edge);

function readable(json: Properties) {
  const all = (type: string): Resource[] =>
    Object.entries<Properties>(json.Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, whole]) => ({ id, properties: whole.Properties, whole }));
  const only = (type: string): Properties => {
    const [first, ...others] = all(type);
    if (!first || others.length > 0) throw new Error(`Expected one ${type}, found ${all(type).length}`);
    return first.properties;
  };
  return { all, only, json };
}

/** Returns a value of the template as one line of text, with references as `<Ref>` and `<Resource.Attribute>`. */
export function textOf(value: Properties): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (value['Fn::Join']) return value['Fn::Join'][1].map(textOf).join(value['Fn::Join'][0]);
  if (value['Fn::GetAtt']) return `<${value['Fn::GetAtt'].join('.')}>`;
  if (value.Ref) return `<${value.Ref}>`;
  return JSON.stringify(value);
}

export const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);
