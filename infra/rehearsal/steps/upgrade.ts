import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CognitoIdentityProviderClient, ListUserPoolsCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { stackName } from '../../aws/stage/stack-name.ts';
import { projectRoot } from '../../install.mjs';
import { readTable } from '../../read-table.ts';
import { findStageBucket, findStageTable } from '../../tools/find-stage-table.ts';
import { runTo } from '../../tools/python/run-to.ts';
import { releasedFolder } from '../../tools/release/release-version.ts';
import { type Rehearsal, runOps, runScript } from '../emulator/rehearsal.ts';

interface Template {
  Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
}

/** Returns the version and the template of the last release, or null if the repository contains none. */
export async function lastRelease(): Promise<{ version: string; template: string } | null> {
  const folder = join(projectRoot, releasedFolder);
  const [file] = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  if (!file) return null;
  return { version: file.replace('.json', ''), template: await readFile(join(folder, file), 'utf8') };
}

/** Returns the released template with today's code for its functions, because the release contains no code. */
function withCodeOfToday(released: Template, today: Template): Template {
  const codes = Object.entries(today.Resources).filter(([, { Type }]) => Type === 'AWS::Lambda::Function');
  const [[, any] = []] = codes;
  const codeOf = (id: string) => (today.Resources[id] ?? any)?.Properties.Code;
  const resources = Object.entries(released.Resources).map(([id, each]) =>
    each.Type === 'AWS::Lambda::Function'
      ? [id, { ...each, Properties: { ...each.Properties, Code: codeOf(id) } }]
      : [id, each],
  );
  return { ...released, Resources: Object.fromEntries(resources) };
}

/** Returns all data that an upgrade must not lose or change. A migration may add data. */
async function belongings({ emulator, stage }: Rehearsal) {
  const at = emulator.client;
  const dynamo = new DynamoDBClient(at);
  const s3 = new S3Client({ ...at, forcePathStyle: true });
  const table = await findStageTable(dynamo, stage);
  const bucket = await findStageBucket(s3, stage);
  const rows = await readTable(DynamoDBDocumentClient.from(dynamo), table);
  // The time of the last sweep changes each minute.
  const kept = [...rows].filter(([kind]) => kind !== 'run').flatMap(([, each]) => each);
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
  const pools = await new CognitoIdentityProviderClient(at).send(new ListUserPoolsCommand({ MaxResults: 60 }));
  return {
    table,
    bucket,
    rows: kept.map((row) => JSON.stringify(row)).sort(),
    files: Contents.map(({ Key, ETag }) => `${Key} ${ETag}`).sort(),
    pools: (pools.UserPools ?? []).map(({ Id }) => Id).sort(),
  };
}

/** Gives the template a new hash, because CDK uploads no file whose hash is already in the bucket. */
async function renameTemplate(assembly: string): Promise<void> {
  const manifest = await readFile(join(assembly, 'manifest.json'), 'utf8');
  const [, old = ''] = /"stackTemplateAssetObjectUrl":\s*"[^"]*\/([0-9a-f]{64})\.json"/.exec(manifest) ?? [];
  assert.ok(old);
  const fresh = createHash('sha256').update(`${old} as it was released`).digest('hex');
  for (const file of await readdir(assembly)) {
    if (!/^manifest\.json$|\.assets\.json$/.test(file)) continue;
    const text = await readFile(join(assembly, file), 'utf8');
    await writeFile(join(assembly, file), text.replaceAll(old, fresh));
  }
}

/** Deploys the stage from the last release's template, and upgrades it to today's version. */
export async function upgradeStage(rehearsal: Rehearsal, { version, template }: { version: string; template: string }) {
  const { emulator, walk, work, stage, project } = rehearsal;
  const name = stackName(stage);
  const before = await walk.step(`the stage has the template of release ${version}`, async () => {
    const assembly = join(work, 'released');
    await rm(assembly, { recursive: true, force: true });
    await cp(join(project, 'cdk.out'), assembly, { recursive: true });
    const file = join(assembly, `${name}.template.json`);
    const today = JSON.parse(await readFile(file, 'utf8')) as Template;
    await writeFile(file, JSON.stringify(withCodeOfToday(JSON.parse(template) as Template, today)));
    await renameTemplate(assembly);
    const cdk = join(projectRoot, 'node_modules/aws-cdk/bin/cdk');
    await runTo(process.execPath, [cdk, 'deploy', name, '--exclusively', '--app', assembly], {
      log: join(work, 'released.log'),
      environment: { ...emulator.environment, CDK_DISABLE_CLI_TELEMETRY: 'true' },
    });
    return belongings(rehearsal);
  });
  await walk.step(`${before.rows.length} rows and ${before.files.length} files survive the upgrade`, async () => {
    await runScript(rehearsal, 'deploy', '--stage', stage);
    await runOps(rehearsal, 'migrate', '--stage', stage);
    assert.ok(before.rows.length > 0 && before.files.length > 0);
    const { rows, files, ...places } = await belongings(rehearsal);
    const { rows: rowsBefore, files: filesBefore, ...placesBefore } = before;
    assert.deepEqual(places, placesBefore);
    assert.deepEqual(
      [...rowsBefore, ...filesBefore].filter((each) => !rows.includes(each) && !files.includes(each)),
      [],
    );
  });
}
