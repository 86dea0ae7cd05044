import { describe, expect, it } from '@jest/globals';
import { type FunctionName, environments } from '#functions/env.ts';
import { functionNames } from '#infra/bundle.ts';
import { listOf, type Properties, resourcesOf, textOf } from './synthesise.ts';

const { all } = resourcesOf('test', { googleMapsApiKey: 'browser-key' });
const functions = all('AWS::Lambda::Function');
const roles = all('AWS::IAM::Role');
const roleOf = (name: string) => roles.find(({ id }) => id.startsWith(`${name}Role`));
const functionOf = (name: string) => functions.find(({ id }) => id.startsWith(`${name}Function`));
const statementsOf = (name: string): Properties[] =>
  roleOf(name)?.properties.Policies.flatMap((policy: Properties) => policy.PolicyDocument.Statement) ?? [];
const actionsOf = (name: string): string[] =>
  [...new Set(statementsOf(name).flatMap(({ Action }) => listOf<string>(Action)))].sort();

const everyone = 'logs:CreateLogStream logs:PutLogEvents xray:PutTelemetryRecords xray:PutTraceSegments';
const read = 'dynamodb:BatchGetItem dynamodb:GetItem dynamodb:Query';
const change = `${read} dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:PutItem dynamodb:UpdateItem`;
const files = 's3:GetObject s3:ListBucket s3:PutObject';

/** Written by hand: whoever gives a function another right writes it here too. */
const expected: Record<FunctionName, string> = {
  auth: `${change} cognito-idp:AdminCreateUser cognito-idp:AdminDeleteUser cognito-idp:AdminInitiateAuth cognito-idp:AdminSetUserPassword`,
  profiles: `${change} ${files} kms:Encrypt`,
  jobs: `${change} ${files}`,
  applications: change,
  progress: `${change} ${files}`,
  payments: `${change} ${files}`,
  reviews: change,
  objects: `${change} ${files}`,
  notifications: change,
  discovery: read,
  consumer: `${change} dynamodb:DescribeStream dynamodb:GetRecords dynamodb:GetShardIterator dynamodb:ListStreams s3:DeleteObject ses:SendEmail sqs:SendMessage`,
  sweeper: `${change} s3:DeleteObject sqs:SendMessage`,
};

describe.each(functionNames)('the function %s', (name) => {
  it('has a role of its own, which nothing else adds to', () => {
    expect(textOf(functionOf(name)?.properties.Role)).toBe(`<${roleOf(name)?.id}.Arn>`);
    expect(roleOf(name)?.properties.ManagedPolicyArns).toBeUndefined();
    const [statement] = roleOf(name)?.properties.AssumeRolePolicyDocument.Statement ?? [];
    expect(statement.Principal).toEqual({ Service: 'lambda.amazonaws.com' });
  });

  it('may do what the list says, and nothing more', () => {
    expect(actionsOf(name)).toEqual(`${expected[name]} ${everyone}`.split(' ').sort());
  });

  it('has exactly the environment its schema names', () => {
    const names = Object.keys(environments[name].shape).filter((key) => key !== 'COOKIE_SUFFIX');
    expect(Object.keys(functionOf(name)?.properties.Environment.Variables).sort()).toEqual(names.sort());
  });
});

describe('all roles together', () => {
  it('are one for each function; no policy is attached from outside', () => {
    expect(functions).toHaveLength(functionNames.length);
    expect(roles).toHaveLength(functionNames.length);
    expect(all('AWS::IAM::Policy')).toEqual([]);
    expect(all('AWS::IAM::ManagedPolicy')).toEqual([]);
  });

  it('know no wildcard action and no scan', () => {
    const actions = functionNames.flatMap(actionsOf);
    expect(actions.filter((action) => action.includes('*') || action.startsWith('dynamodb:Scan'))).toEqual([]);
  });

  it('reach rows and files by name: indexes one by one, files by their prefix', () => {
    const resources = functionNames.flatMap((name) =>
      statementsOf(name).flatMap(({ Action, Resource }) => (String(Action).includes('xray') ? [] : listOf(Resource).map(textOf))),
    );
    const wide = new Set(resources.filter((resource) => resource.includes('*')).map((resource) => resource.replace(/<\w+\.Arn>/, '')));
    expect([...wide].sort()).toEqual(['*', '/obj/*', '/staging/*', 'arn:<AWS::Partition>:ses:ap-southeast-2:<AWS::AccountId>:identity/*'].sort());
    const everywhere = functionNames.filter((name) =>
      statementsOf(name).some(({ Action, Resource }) => Resource === '*' && !String(Action).includes('xray')),
    );
    expect(everywhere).toEqual(['consumer']);
  });

  it('let only the upload call write where people send files', () => {
    const writers = functionNames.filter((name) =>
      statementsOf(name).some(
        ({ Action, Resource }) =>
          listOf<string>(Action).includes('s3:PutObject') && listOf(Resource).some((each) => textOf(each).endsWith('/staging/*')),
      ),
    );
    expect(writers).toEqual(['objects']);
  });

  it('let nobody decrypt an SAA number, and encrypt one only for an account', () => {
    expect(functionNames.filter((name) => actionsOf(name).includes('kms:Decrypt'))).toEqual([]);
    const statement = statementsOf('profiles').find(({ Action }) => Action === 'kms:Encrypt');
    expect(statement.Condition).toEqual({ Null: { 'kms:EncryptionContext:userId': 'false' } });
  });

  it('let e-mail leave under one address', () => {
    const statement = statementsOf('consumer').find(({ Action }) => Action === 'ses:SendEmail');
    expect(statement.Condition).toEqual({ StringEquals: { 'ses:FromAddress': { Ref: 'MailFrom' } } });
  });
});

describe('secrets in the environment', () => {
  const variables = (name: FunctionName) => functionOf(name)?.properties.Environment.Variables;

  it("gives the accounts' client secret to the auth function alone", () => {
    const holders = functionNames.filter((name) => JSON.stringify(variables(name)).includes('ClientSecret'));
    expect(holders).toEqual(['auth']);
  });

  it('writes no secret into the template', () => {
    expect(textOf(variables('jobs').ORIGIN_SECRET)).toMatch(/^\{\{resolve:secretsmanager:<\w+>:SecretString:::\}\}$/);
    expect(variables('auth').USER_POOL_CLIENT_SECRET['Fn::GetAtt'][1]).toBe('ClientSecret');
  });
});
