import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { projectRoot } from '#infra/install.mjs';

/** Forbidden imports to plant in a copy of the sources: the rule that must refuse them, and the files with their contents. */
const planted: { what: string; rule: string; files: Record<string, string> }[] = [
  {
    what: 'a scan of the table in a route',
    rule: 'routes-need-no-packages',
    files: { 'functions/routes/planted-scan.ts': "export { ScanCommand } from '@aws-sdk/lib-dynamodb';" },
  },
  {
    what: 'a scan through the entities in a route',
    rule: 'routes-are-mappings',
    files: {
      'functions/routes/planted-rows.ts':
        "import { rows } from '../data/service.ts';\nexport const all = () => rows().job.scan.go();",
    },
  },
  {
    what: 'a setting read in a route',
    rule: 'routes-are-mappings',
    files: { 'functions/routes/planted-setting.ts': "export { setting } from '../env.ts';" },
  },
  {
    what: 'a DynamoDB command in core',
    rule: 'dynamodb-in-data',
    files: { 'functions/core/jobs/planted-command.ts': "export { GetCommand } from '@aws-sdk/lib-dynamodb';" },
  },
  {
    what: 'an entity in core',
    rule: 'the-table-is-behind-a-door',
    files: { 'functions/core/jobs/planted-rows.ts': "export { rows } from '../../data/service.ts';" },
  },
  {
    what: 'a write created in core',
    rule: 'the-table-is-behind-a-door',
    files: { 'functions/core/jobs/planted-write.ts': "export { write } from '../../data/write.ts';" },
  },
  {
    what: 'the list of kinds of rows in core',
    rule: 'the-table-is-behind-a-door',
    files: { 'functions/core/jobs/planted-kinds.ts': "export { entities } from '../../data/kinds/kinds.ts';" },
  },
  {
    what: 'a test double in core',
    rule: 'test-tools-in-tests',
    files: { 'functions/core/accounts/planted-double.ts': "export * from '../../test/pretend-pool.ts';" },
  },
  {
    what: 'a test library in core',
    rule: 'test-tools-in-tests',
    files: { 'functions/core/accounts/planted-mock.ts': "export { mockClient } from 'aws-sdk-client-mock';" },
  },
  {
    what: 'data that calls a use case',
    rule: 'data-knows-no-use-case',
    files: { 'functions/data/planted-use-case.ts': "export type { Actor } from '../core/actor.ts';" },
  },
  {
    what: 'HTTP code in a use case',
    rule: 'core-knows-no-http',
    files: { 'functions/core/jobs/planted-reply.ts': "export { Reply } from '../../http/call.ts';" },
  },
  {
    what: 'S3 outside storage',
    rule: 's3-in-storage',
    files: { 'functions/core/files/planted-s3.ts': "export { S3Client } from '@aws-sdk/client-s3';" },
  },
  {
    what: 'Cognito outside user-pool',
    rule: 'cognito-in-user-pool',
    files: {
      'functions/core/accounts/planted-pool.ts':
        "export { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';",
    },
  },
  {
    what: 'SQS outside queues',
    rule: 'sqs-in-queues',
    files: { 'functions/core/admin/planted-sqs.ts': "export { SQSClient } from '@aws-sdk/client-sqs';" },
  },
  {
    what: 'KMS outside encryption',
    rule: 'kms-in-encryption',
    files: { 'functions/core/people/planted-kms.ts': "export { KMSClient } from '@aws-sdk/client-kms';" },
  },
  {
    what: 'SES outside mail',
    rule: 'ses-in-mail',
    files: { 'functions/events/planted-ses.ts': "export { SESv2Client } from '@aws-sdk/client-sesv2';" },
  },
  {
    what: 'Secrets Manager outside secrets',
    rule: 'secrets-manager-in-secrets',
    files: {
      'functions/http/planted-secret.ts': "export { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';",
    },
  },
  {
    what: 'the request chain in places',
    rule: 'places-knows-no-use-case',
    files: { 'functions/places/planted-http.ts': "export { readCookies } from '../http/cookies.ts';" },
  },
  {
    what: 'core in a root file of functions',
    rule: 'ground-floor',
    files: { 'functions/planted-ground.ts': "export type { Actor } from './core/actor.ts';" },
  },
  {
    what: 'infra in a function',
    rule: 'functions-know-shared',
    files: { 'functions/core/planted-infra.ts': "export { projectRoot } from '#infra/install.mjs';" },
  },
  {
    what: 'a schema library in the rules',
    rule: 'domain-is-pure',
    files: { 'shared/domain/planted-zod.ts': "export * as z from 'zod';" },
  },
  {
    what: 'the contract in the rules',
    rule: 'domain-is-pure',
    files: { 'shared/domain/planted-contract.ts': "export { defineRoute } from '../api/route/route.ts';" },
  },
  {
    what: 'a package other than zod in shared',
    rule: 'shared-imports-only-zod',
    files: { 'shared/api/planted-react.ts': "export { createElement } from 'react';" },
  },
  {
    what: 'a screen in shared',
    rule: 'shared-stands-alone',
    files: { 'shared/api/planted-screen.ts': "export { copyOf } from '../../web/src/config/links.ts';" },
  },
  {
    what: 'all routes of the contract in a page',
    rule: 'pages-name-their-routes',
    files: {
      'web/src/features/landing/planted-contract.ts': "export { routes } from '#shared/api/index.ts';",
    },
  },
  {
    what: 'a feature in another feature',
    rule: 'features-stand-apart',
    files: {
      'web/src/features/landing/planted-neighbour.tsx': "export { SharedBanner } from '../share/shared-banner';",
    },
  },
  {
    what: 'a page in a feature',
    rule: 'features-know-components',
    files: { 'web/src/features/landing/planted-page.tsx': "export * from '../../app/routes/landing';" },
  },
  {
    what: 'a feature in a component',
    rule: 'components-know-lib',
    files: { 'web/src/components/planted-feature.tsx': "export { Brand } from '../features/shell/brand';" },
  },
  {
    what: 'a feature in lib',
    rule: 'lib-knows-no-screens',
    files: { 'web/src/lib/planted-feature.ts': "export { Brand } from '../features/shell/brand';" },
  },
  {
    what: 'an AWS client on a page',
    rule: 'browser-packages',
    files: { 'web/src/lib/planted-aws.ts': "export { DynamoDBClient } from '@aws-sdk/client-dynamodb';" },
  },
  {
    what: 'a function on a page',
    rule: 'web-knows-shared',
    files: { 'web/src/lib/planted-function.ts': "export { notFound } from '#functions/refusal.ts';" },
  },
  {
    what: 'a test helper on a page',
    rule: 'pages-need-no-tests',
    files: { 'web/src/lib/planted-test.ts': "export * from '../../test/render-app';" },
  },
  {
    what: 'infra/local in infra/aws',
    rule: 'infra-aws',
    files: { 'infra/aws/planted-local.ts': "export * from '../local/server/dispatch.ts';" },
  },
  {
    what: 'a test in infra/aws',
    rule: 'infra-aws',
    files: { 'infra/aws/planted-test.ts': "export * from '../test/stack/build-stack.ts';" },
  },
  {
    what: 'infra/aws in infra/local',
    rule: 'infra-local',
    files: { 'infra/local/planted-stack.ts': "export * from '../aws/stage/stages.ts';" },
  },
  {
    what: 'a test in infra/local',
    rule: 'infra-local',
    files: { 'infra/local/planted-test.ts': "export * from '../test/stack/build-stack.ts';" },
  },
  {
    what: 'a test in the bench',
    rule: 'infra-bench',
    files: { 'infra/bench/planted-test.ts': "export * from '../test/stack/build-stack.ts';" },
  },
  {
    what: 'a test imported by another',
    rule: 'nothing-imports-a-test',
    files: { 'shared/domain/planted.test.ts': "export * from './money.test.ts';" },
  },
  {
    what: 'a path that leads nowhere',
    rule: 'imports-lead-somewhere',
    files: { 'shared/domain/planted-nowhere.ts': "export * from './not-there.ts';" },
  },
  {
    what: 'a circle of types only',
    rule: 'no-circles',
    files: {
      'shared/domain/planted-here.ts':
        "import type { There } from './planted-there.ts';\nexport type Here = There | 1;",
      'shared/domain/planted-there.ts': "import type { Here } from './planted-here.ts';\nexport type There = Here[];",
    },
  },
  {
    what: 'a circle between a folder and one inside it',
    rule: 'no-folder-circles',
    files: {
      'infra/samples/planted-outer.ts': "export { inner } from './planted/inner.ts';",
      'infra/samples/planted-base.ts': 'export const base = 1;',
      'infra/samples/planted/inner.ts': "import { base } from '../planted-base.ts';\nexport const inner = base;",
    },
  },
  {
    what: 'a path that climbs three folders',
    rule: 'aliases-instead-of-climbing',
    files: {
      'functions/core/work/planted-climb.ts': "export type { ErrorCode } from '../../../shared/errors.ts';",
    },
  },
  {
    what: 'a plugin of the web that rewrites a library',
    rule: 'packages-as-published',
    files: {
      'web/build/planted-plugin.ts':
        "export const lean = () => ({ name: 'lean', transform: (code: string, id: string) => (id.includes('react-router') ? code.replace('warning', '') : null) });",
    },
  },
  {
    what: 'a plugin of the functions that loads another text for a library',
    rule: 'packages-as-published',
    files: {
      'infra/build/planted-plugin.ts':
        "export const lean = { name: 'lean', setup: (build: import('esbuild').PluginBuild) => build.onLoad({ filter: /electrodb/ }, () => ({ contents: '' })) };",
    },
  },
];

const ruleAndFile = /^([\w-]+): (\S+)/;
let copy: string;
let said: string;
let refusals: { rule: string; text: string }[];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'suncrew-imports-'));
  for (const folder of [
    'shared',
    'functions',
    'infra',
    'web/src',
    'web/test',
    'web/e2e',
    'web/build',
    'jest.config.ts',
    'package.json',
  ])
    cpSync(join(projectRoot, folder), join(copy, folder), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  for (const { files } of planted) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), `${text}\n`);
    }
  }
  const checked = spawnSync(process.execPath, [join(projectRoot, 'infra/tools/check-imports.mjs'), copy], {
    encoding: 'utf8',
  });
  said = checked.stdout + checked.stderr;
  refusals = said.split('\n').flatMap((line) => {
    const [, rule = ''] = ruleAndFile.exec(line) ?? [];
    return rule ? [{ rule, text: line }] : [];
  });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('an import in the wrong direction', () => {
  test.each(planted)('$what is refused', ({ rule, files }) => {
    const names = Object.keys(files);
    const mentions = (text: string) =>
      names.some((name) => text.includes(rule === 'no-folder-circles' ? `${dirname(name)} → ` : `${name} → `));
    expect(refusals.some((each) => each.rule === rule && mentions(each.text))).toBe(true);
  });

  test('only the planted imports are refused', () => {
    const others = refusals.filter(({ rule, text }) => rule !== 'no-folder-circles' && !text.includes('planted'));
    expect({ others, said: others.length > 0 ? said : '' }).toEqual({ others: [], said: '' });
  });
});
