import { describe, expect, it } from '@jest/globals';
import { environments, type FunctionName } from '#functions/env.ts';
import { secretVariables } from '#functions/secrets/with-secrets.ts';
import { readStage } from '#infra/aws/stage/stages.ts';
import { functionNames } from '#infra/build/bundle.ts';
import { actionsInCode } from './aws-calls.ts';
import { listOf, maps, type Properties, resourcesOf, textOf } from './synthesise.ts';

const { all } = await resourcesOf('test', maps);
const needed = await actionsInCode();
const functions = all('AWS::Lambda::Function');
const roles = all('AWS::IAM::Role');
const roleOf = (name: string) => roles.find(({ id }) => id.startsWith(`${name}Role`));
const functionOf = (name: string) => functions.find(({ id }) => id.startsWith(`${name}Function`));
const statementsOf = (name: string): Properties[] =>
  roleOf(name)?.properties.Policies.flatMap((policy: Properties) => policy.PolicyDocument.Statement) ?? [];
const actionsOf = (name: string): string[] =>
  [...new Set(statementsOf(name).flatMap(({ Action }) => listOf<string>(Action)))].sort();

/** Returns each allowed action with each of its resources. */
const reachOf = (name: string): [action: string, resource: string][] =>
  statementsOf(name).flatMap(({ Action, Resource }) =>
    listOf<string>(Action).flatMap((action) =>
      listOf(Resource).map((resource): [string, string] => [action, textOf(resource)]),
    ),
  );

const everyone = 'logs:CreateLogStream logs:PutLogEvents xray:PutTelemetryRecords xray:PutTraceSegments';
const read = 'dynamodb:BatchGetItem dynamodb:GetItem dynamodb:Query';
const change = `${read} dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:PutItem dynamodb:UpdateItem`;
const secret = 'secretsmanager:GetSecretValue';
const files = 's3:GetObject s3:ListBucket s3:PutObject';

/** Written by hand. An engineer who gives a function a new permission must add it here too. */
const expected: Record<FunctionName, string> = {
  auth: `${change} ${secret} cognito-idp:AdminCreateUser cognito-idp:AdminDeleteUser cognito-idp:AdminInitiateAuth cognito-idp:AdminRespondToAuthChallenge cognito-idp:AdminSetUserMFAPreference cognito-idp:AdminSetUserPassword`,
  profiles: `${change} ${secret} ${files} kms:Encrypt`,
  jobs: `${change} ${secret} ${files}`,
  applications: `${change} ${secret}`,
  progress: `${change} ${secret} ${files}`,
  payments: `${change} ${secret} ${files}`,
  reviews: `${change} ${secret}`,
  objects: `${change} ${secret} ${files}`,
  notifications: `${change} ${secret}`,
  discovery: `${read} ${secret}`,
  admin: `${change} ${secret} sqs:GetQueueAttributes`,
  verification: `dynamodb:GetItem dynamodb:PutItem kms:Decrypt ${secret}`,
  consumer: `${change} cognito-idp:AdminDeleteUser dynamodb:BatchWriteItem dynamodb:DescribeStream dynamodb:GetRecords dynamodb:GetShardIterator dynamodb:ListStreams ${files} s3:DeleteObject ses:SendEmail sqs:SendMessage`,
  sweeper: `${change} cognito-idp:AdminDeleteUser dynamodb:BatchWriteItem ${files} s3:DeleteObject ses:SendEmail sqs:SendMessage`,
  returns: 'dynamodb:GetItem dynamodb:UpdateItem sqs:SendMessage',
};

describe.each(functionNames)('the function %s', (name) => {
  it('has its own role, and no other policy extends it', () => {
    expect(textOf(functionOf(name)?.properties.Role)).toBe(`<${roleOf(name)?.id}.Arn>`);
    expect(roleOf(name)?.properties.ManagedPolicyArns).toBeUndefined();
    const [statement] = roleOf(name)?.properties.AssumeRolePolicyDocument.Statement ?? [];
    expect(statement.Principal).toEqual({ Service: 'lambda.amazonaws.com' });
  });

  it('may call exactly the listed actions', () => {
    expect(actionsOf(name)).toEqual(`${expected[name]} ${everyone}`.split(' ').sort());
  });

  it('has exactly the environment variables of its schema', () => {
    const names = Object.keys(environments[name].shape).filter((key) => key !== 'COOKIE_SUFFIX');
    expect(Object.keys(functionOf(name)?.properties.Environment.Variables).sort()).toEqual(names.sort());
  });
});

it('every function that answers requests or sends emails gets the support address of its stage', () => {
  const told = functionNames.filter((name) => 'SUPPORT_EMAIL' in environments[name].shape);
  expect(functionNames.filter((name) => !told.includes(name))).toEqual(['returns']);
  for (const name of told)
    expect(functionOf(name)?.properties.Environment.Variables.SUPPORT_EMAIL).toBe(
      readStage('test').settings.supportEmail,
    );
});

describe('all roles together', () => {
  it('allow only services that the code can call', () => {
    const ours = (action: string) =>
      /^(cognito-idp|kms|s3|secretsmanager|ses):|BatchWriteItem$|GetQueueAttributes$/.test(action);
    const each = (actions: (name: FunctionName) => string[]) =>
      Object.fromEntries(functionNames.map((name) => [name, actions(name).filter(ours)]));
    expect(each(actionsOf)).toEqual(each((name) => needed[name]));
  });

  it('allow every call of the table that the code makes', () => {
    for (const name of functionNames) {
      const ofTable = needed[name].filter((action) => action.startsWith('dynamodb:'));
      expect({ name, missing: ofTable.filter((action) => !actionsOf(name).includes(action)) }).toEqual({
        name,
        missing: [],
      });
    }
    expect(needed.consumer).toContain('dynamodb:BatchWriteItem');
  });

  it('exist once per function, and there is no separate policy', () => {
    expect(functions).toHaveLength(functionNames.length);
    expect(roles).toHaveLength(functionNames.length);
    expect(all('AWS::IAM::Policy')).toEqual([]);
    expect(all('AWS::IAM::ManagedPolicy')).toEqual([]);
  });

  it('have no wildcard action and no scan', () => {
    const actions = functionNames.flatMap(actionsOf);
    expect(actions.filter((action) => action.includes('*') || action.startsWith('dynamodb:Scan'))).toEqual([]);
  });

  it('name their resources: indexes one by one, files by their prefix', () => {
    const wide = functionNames.flatMap((name) =>
      reachOf(name).filter(([action, resource]) => resource.includes('*') && !action.startsWith('xray:')),
    );
    const files = wide
      .filter(([action]) => action.startsWith('s3:'))
      .map(([, resource]) => resource.replace(/^<\w+\.Arn>/, ''));
    expect(new Set(files)).toEqual(new Set(['/copies/*', '/obj/*', '/staging/*']));
    expect(statementsOf('jobs').find(({ Action }) => Action === 's3:ListBucket').Condition).toEqual({
      StringLikeIfExists: { 's3:prefix': ['staging/*', 'obj/*'] },
    });
    expect(new Set(wide.filter(([action]) => !action.startsWith('s3:')).map(String))).toEqual(
      new Set(['dynamodb:ListStreams,*', 'ses:SendEmail,arn:aws:ses:ap-southeast-2:<AWS::AccountId>:identity/*']),
    );
  });

  it.each<[string, string, FunctionName[]]>([
    ['write to the upload prefix', 's3:PutObject /staging/*', ['profiles', 'jobs', 'progress', 'payments', 'objects']],
    [
      'write to the prefix of checked files',
      's3:PutObject /obj/*',
      ['profiles', 'jobs', 'progress', 'payments', 'objects'],
    ],
    ["write copies of people's data", 's3:PutObject /copies/*', ['consumer', 'sweeper']],
    ["read copies of people's data", 's3:GetObject /copies/*', ['objects']],
    ['delete kept files', 's3:DeleteObject /obj/*', ['consumer', 'sweeper']],
    ['send email', 'ses:SendEmail identity/*', ['consumer', 'sweeper']],
  ])('let only a few functions %s', (_what, grant, names) => {
    const [wanted = '', place = ''] = grant.split(' ');
    const may = functionNames.filter((name) =>
      reachOf(name).some(([action, resource]) => action === wanted && resource.endsWith(place)),
    );
    expect(may).toEqual(names);
  });

  it('let only the verification decrypt an SAA number, and need the id of its owner to encrypt and decrypt it', () => {
    expect(functionNames.filter((name) => actionsOf(name).includes('kms:Decrypt'))).toEqual(['verification']);
    for (const [name, action] of [
      ['profiles', 'kms:Encrypt'],
      ['verification', 'kms:Decrypt'],
    ] as const) {
      const statement = statementsOf(name).find(({ Action }) => Action === action);
      expect(statement.Condition).toEqual({ Null: { 'kms:EncryptionContext:userId': 'false' } });
    }
  });

  it('let the administration count the messages of the dead-letter queues, and of no other queue', () => {
    const counted = reachOf('admin').flatMap(([action, resource]) => (action.startsWith('sqs:') ? [resource] : []));
    expect(counted.sort()).toEqual(
      all('AWS::SQS::Queue')
        .map(({ id }) => `<${id}.Arn>`)
        .sort(),
    );
    const named = JSON.parse(textOf(functionOf('admin')?.properties.Environment.Variables.DEAD_LETTERS));
    expect(Object.values(named).sort()).toEqual(
      all('AWS::SQS::Queue')
        .map(({ id }) => `<${id}>`)
        .sort(),
    );
  });

  it.each<[string, FunctionName, string, string]>([
    ['the verification write nothing but what administrators did', 'verification', 'PutItem', 'subjectId'],
    ['the function that stops mail can read nothing but the owner of an address', 'returns', 'GetItem', 'email'],
    ['the function that stops mail can change nothing but accounts', 'returns', 'UpdateItem', 'userId'],
  ])('let %s', (_what, name, action, key) => {
    const statement = statementsOf(name).find(({ Action }) => Action === `dynamodb:${action}`);
    expect(statement.Condition).toEqual({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`$suncrew#${key}_*`] },
    });
  });

  it('let emails be sent only with reports of bounces, and in production only as one identity', async () => {
    const sent = (statements: Properties[]) =>
      statements.filter(({ Action }) => Action === 'ses:SendEmail').flatMap(({ Resource }) => Resource.map(textOf));
    const arn = 'arn:aws:ses:ap-southeast-2:<AWS::AccountId>';
    const reports = expect.stringMatching(/:configuration-set\/<MailReports\w+>$/);
    expect(sent(statementsOf('consumer'))).toEqual([reports, `${arn}:identity/*`]);
    const production = await resourcesOf('production');
    const role = production.all('AWS::IAM::Role').find(({ id }) => id.startsWith('sweeperRole'));
    expect(sent(role?.properties.Policies[0].PolicyDocument.Statement)).toEqual([
      reports,
      `${arn}:identity/suncrew.example`,
    ]);
  });

  it('let emails be sent only from one address', () => {
    for (const name of ['consumer', 'sweeper']) {
      const statement = statementsOf(name).find(({ Action }) => Action === 'ses:SendEmail');
      expect(statement.Condition).toEqual({ StringEquals: { 'ses:FromAddress': { Ref: 'MailFrom' } } });
    }
  });
});

describe('secrets', () => {
  const variables = (name: FunctionName) => functionOf(name)?.properties.Environment.Variables;
  const mayFetch = (name: FunctionName) =>
    reachOf(name).flatMap(([action, resource]) => (action === 'secretsmanager:GetSecretValue' ? [resource] : []));

  it.each(functionNames)('are fetched by the function %s if its environment names them, and no others are', (name) => {
    const named = secretVariables.flatMap((variable) => variables(name)[variable] ?? []);
    expect(mayFetch(name)).toEqual(named.map(textOf));
  });

  it('include that of the account pool only for the auth function', () => {
    expect(functionNames.filter((name) => 'USER_POOL_CLIENT_SECRET' in variables(name))).toEqual(['auth']);
  });

  it('appear neither in the template nor in an environment', () => {
    for (const name of functionNames) expect(JSON.stringify(variables(name))).not.toMatch(/resolve:|ClientSecret"/);
    const kept = all('AWS::SecretsManager::Secret').map(({ properties }) => properties.SecretString);
    expect(kept.filter(Boolean).map((value) => value['Fn::GetAtt'][1])).toEqual(['ClientSecret']);
  });
});
