import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectsCommand,
  ListBucketsCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import {
  deployWords,
  edgeWords,
  readEdge,
  readOperator,
  readOutputs,
  requireContact,
} from '#infra/aws/deploy/deployment.ts';
import { destroyWords, readRemoval } from '#infra/aws/deploy/removal.ts';
import { edgeOutputsOf } from '#infra/aws/edge/edge-stack.ts';
import { publishPages } from '#infra/aws/site/publish-pages.ts';
import { checkSettings, readStage } from '#infra/aws/stage/stages.ts';
import { emptyBuckets } from '#infra/aws/storage/empty-buckets.ts';
import { edgeOf, resourcesOf, zoned } from './synthesise.ts';

const { throttles } = readStage('test').settings;
const legalEntity = { name: 'SunCrew Pty Ltd', abn: '51824753556', privacyEmail: 'privacy@suncrew.com.au' };

const operator = { MAIL_FROM: 'hello@suncrew.example', ALARM_EMAIL: 'ops@suncrew.example' };

function deploy(words: string[], environment: Partial<typeof operator>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'infra/aws/deploy/deploy.ts', ...words],
    // The home folder has no credentials, so that no test can reach an AWS account.
    { env: { PATH: process.env.PATH, HOME: tmpdir(), ...environment }, encoding: 'utf8' },
  );
  return { status, said: `${stdout}${stderr}`.trim().split('\n') };
}

describe('the destroy command', () => {
  it.each([
    [['--stage', 'test'], /^Please name the stage twice/],
    [['--stage', 'test', '--confirm', 'production'], /^Please name the stage twice/],
    [['--confirm', 'test'], /^Please name the stage twice/],
    [['--stage', 'production', '--confirm', 'production'], /^The stage production keeps its data/],
    [['--stage', 'staging', '--confirm', 'staging'], /^There is no stage staging/],
    [['--force'], /Unknown option '--force'/],
  ])('refuses %j', (words, line) => {
    expect(() => readRemoval(words)).toThrow(line);
  });

  it('removes the stage that was named twice', () => {
    expect(readRemoval(['--stage', 'test', '--confirm', 'test']).name).toBe('test');
    expect(destroyWords('test')).toEqual(['destroy', 'SunCrew-test', '--context', 'stage=test', '--force']);
  });

  it('empties the buckets of that stage and of no other, with every version', async () => {
    const s3 = mockClient(S3Client);
    const names = ['suncrew-test-uploads-1', 'suncrew-test2-uploads-1', 'other-files'];
    s3.on(ListBucketsCommand).resolves({ Buckets: names.map((Name) => ({ Name })) });
    const Bucket = 'suncrew-test-uploads-1';
    const page = { Versions: [{ Key: 'a', VersionId: '1' }], DeleteMarkers: [{ Key: 'a', VersionId: '2' }] };
    s3.on(ListObjectVersionsCommand).resolvesOnce(page).resolvesOnce(page).resolvesOnce({}).resolves(page);
    s3.on(DeleteObjectsCommand)
      .resolvesOnce({})
      .resolvesOnce({})
      .resolves({ Errors: [{ Code: 'AccessDenied', Message: 'No' }] });
    const client = new S3Client({});
    expect(await emptyBuckets(client, 'suncrew-test-')).toBe(4);
    const listed = s3.commandCalls(ListObjectVersionsCommand).map(({ args }) => args[0].input.Bucket);
    expect(listed).toEqual([Bucket, Bucket, Bucket]);
    await expect(emptyBuckets(client, 'suncrew-test-')).rejects.toThrow(`${Bucket}: 1 files were not deleted`);
  });
});

describe('the deploy command', () => {
  it.each<[string, string[], Partial<typeof operator>, RegExp]>([
    ['no stage', [], operator, /^Please name a stage: npm run deploy -- --stage NAME$/],
    [
      'a stage that does not exist',
      ['--stage', 'staging'],
      operator,
      /^There is no stage staging .*: test, production$/,
    ],
    [
      'an invalid stage name',
      ['--stage', 'My Stage'],
      operator,
      /^The stage My Stage: A stage name must be 2 to 12 lower-case letters/,
    ],
    ['an unknown option', ['--region', 'x'], operator, /^Unknown option '--region'/],
    [
      'no address for alarms',
      ['--stage', 'test'],
      { MAIL_FROM: operator.MAIL_FROM },
      /^Please set ALARM_EMAIL \(the address/,
    ],
    ['no settings', ['--stage', 'test'], {}, /^Please set MAIL_FROM \(.*\) and ALARM_EMAIL \(.*\)\.$/],
  ])('says in one line what is wrong with %s', (_what, words, environment, line) => {
    expect(deploy(words, environment)).toEqual({ status: 1, said: [expect.stringMatching(line)] });
  });

  it('refuses an invalid email address', () => {
    const test = readStage('test');
    expect(() => readOperator({ ...operator, MAIL_FROM: 'hello' }, test)).toThrow(
      /^Please set MAIL_FROM \(the address/,
    );
    expect(readOperator({ ...operator, OTHER: 'thing' }, test)).toEqual(operator);
  });

  it.each([
    ['suncrew.example', 'hello@suncrew.example', true],
    ['suncrew.example', 'hello@mail.SunCrew.example', true],
    ['suncrew.example', 'hello@notsuncrew.example', false],
    ['hello@suncrew.example', 'Hello@suncrew.example', true],
    ['hello@suncrew.example', 'ops@suncrew.example', false],
  ])('accepts as the sender for the identity %s the address %s: %s', (mailIdentity, MAIL_FROM, isRight) => {
    const { name, settings } = readStage('production');
    const read = () => readOperator({ ...operator, MAIL_FROM }, { name, settings: { ...settings, mailIdentity } });
    if (isRight) expect(read().MAIL_FROM).toBe(MAIL_FROM);
    else expect(read).toThrow(/^MAIL_FROM is not of .*, the mailIdentity of the stage production in infra/);
  });

  it.each([
    ['support@suncrew.example', false],
    ['support@example.com', false],
    ['support@help.invalid', false],
    ['support@suncrew.com.au', true],
    ['support@myexample.com', true],
  ])('accepts %s as the support address of a stage that keeps its data: %s', (supportEmail, isRight) => {
    const { name, settings } = readStage('production');
    const check = () => requireContact({ name, settings: { ...settings, legalEntity, supportEmail } });
    if (isRight) expect(check).not.toThrow();
    else expect(check).toThrow(/^No one can receive emails at .* supportEmail of the stage production in infra/);
    expect(() => requireContact({ name, settings: { ...settings, supportEmail, keepData: false } })).not.toThrow();
  });

  it('needs a company and an existing privacy address for a stage that keeps its data', () => {
    const { name, settings } = readStage('production');
    const check = (entity?: typeof legalEntity) => () =>
      requireContact({ name, settings: { ...settings, supportEmail: 'help@suncrew.com.au', legalEntity: entity } });
    expect(check(legalEntity)).not.toThrow();
    expect(check()).toThrow(
      /^Write your company's name, ABN and privacy email into legalEntity of the stage production/,
    );
    expect(check({ ...legalEntity, privacyEmail: 'privacy@suncrew.example' })).toThrow(/legalEntity\.privacyEmail/);
    expect(() => checkSettings(name, { ...settings, legalEntity: { ...legalEntity, abn: '11223493504' } })).toThrow(
      'legalEntity.abn: This must be the 11 digits of an ABN.',
    );
  });

  it('needs an email identity for a stage that keeps its data', () => {
    const { mailIdentity, ...settings } = readStage('production').settings;
    expect(mailIdentity).toBeDefined();
    expect(() => checkSettings('production', settings)).toThrow(/mailIdentity: A stage that keeps its data names/);
    expect(() => checkSettings('production', { ...settings, mailIdentity: 'hello' })).not.toThrow();
    expect(() => checkSettings('production', { ...settings, mailIdentity: 'my domain' })).toThrow(
      /mailIdentity: This must/,
    );
  });

  it.each([
    ['alone', {}],
    ['with the stack in the region of CloudFront', zoned],
  ])('gives the stack %s every parameter that it needs', async (_what, overrides) => {
    const { json } = await resourcesOf('test', overrides);
    const asked = Object.keys(json.Parameters).filter((name) => name !== 'BootstrapVersion');
    const returned = overrides === zoned ? Object.keys((await edgeOf('test', overrides)).json.Outputs) : [];
    const outputs = edgeOutputsOf({ ...readStage('test').settings, ...overrides });
    expect(outputs).toEqual(returned);
    const values = Object.fromEntries(returned.map((name) => [name, `the ${name}`]));
    const edge = readEdge('test', outputs, JSON.stringify({ 'SunCrew-test-edge': values }));
    const words = deployWords('test', operator, edge, 'outputs.json');
    const given = words.filter((_, index) => words[index - 1] === '--parameters');
    expect(given.map((word) => word.split('=')[0]).sort()).toEqual(asked.sort());
    expect(words.slice(0, 5)).toEqual(['deploy', 'SunCrew-test', '--exclusively', '--context', 'stage=test']);
    expect(edgeWords('test', 'edge.json').slice(0, 2)).toEqual(['deploy', 'SunCrew-test-edge']);
  });

  it('finds the bucket for the pages in the outputs of the stack', async () => {
    const { json } = await resourcesOf('test');
    const outputs = Object.fromEntries(Object.keys(json.Outputs).map((name) => [name, `the ${name}`]));
    const answer = JSON.stringify({ 'SunCrew-test': outputs });
    expect(readOutputs('test', answer)).toEqual({ address: 'the Address', pagesBucket: 'the PagesBucket' });
    expect(() => readOutputs('production', answer)).toThrow();
  });
});

it.each([
  ['throttles.write.burst', { throttles: { ...throttles, write: { requestsPerSecond: 5, burst: 4 } } }],
  ['throttles: Unrecognized key: "other"', { throttles: { ...throttles, other: throttles.read } }],
  ['rateLimits.signIn.perAccount', { rateLimits: { signIn: { perAccount: 'many' } } }],
  ['region', { region: 'Sydney' }],
  ['logRetentionDays', { logRetentionDays: 7 }],
  ['domain: Give either certificateArn or hostedZone', { domain: { name: 'suncrew.example' } }],
  ['Unrecognized key: "colour"', { colour: 'blue' }],
])('a stage with a wrong setting is refused with the name of the setting: %s', (name, change) => {
  const { settings } = readStage('test');
  expect(() => checkSettings('test', { ...settings, ...change })).toThrow(name);
});

describe('publishing the pages', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pages-'));
    await mkdir(join(folder, 'assets'));
    for (const name of ['home.html', 'index.html', 'assets/main-1a2b.js', 'zebra.svg'])
      await writeFile(join(folder, name), name);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('sends each file with its type, and last the page that refers to the others', async () => {
    const s3 = mockClient(S3Client);
    const others = { 'openapi.json': '{}' };
    expect(await publishPages(new S3Client({}), { bucket: 'pages', folder, others })).toBe(5);
    const sent = s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input);
    expect(sent.every(({ Bucket }) => Bucket === 'pages')).toBe(true);
    expect(sent.slice(-2).map(({ Key }) => Key)).toEqual(['home.html', 'index.html']);
    expect(
      Object.fromEntries(sent.map(({ Key, ContentType, CacheControl }) => [Key, [ContentType, CacheControl]])),
    ).toEqual({
      'assets/main-1a2b.js': ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
      'home.html': ['text/html; charset=utf-8', 'no-cache'],
      'index.html': ['text/html; charset=utf-8', 'no-cache'],
      'openapi.json': ['application/json', 'no-cache'],
      'zebra.svg': ['image/svg+xml', 'no-cache'],
    });
    s3.restore();
  });

  it('sends no file of an unknown type', async () => {
    await writeFile(join(folder, 'notes.docx'), 'x');
    const s3 = mockClient(S3Client);
    const publishing = publishPages(new S3Client({}), { bucket: 'pages', folder, others: {} });
    await expect(publishing).rejects.toThrow(/There is no content type for notes.docx/);
    expect(s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input.Key)).not.toContain('index.html');
    s3.restore();
  });
});
