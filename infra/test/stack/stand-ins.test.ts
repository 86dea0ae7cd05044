import { describe, expect, it } from '@jest/globals';
import { type FunctionName, loadEnvironment } from '#functions/env.ts';
import { functionNames } from '#infra/build/bundle.ts';
import { maps, type Properties, resourcesOf, textOf } from './synthesise.ts';

const { all } = await resourcesOf('test', maps);
const functions = all('AWS::Lambda::Function');

/** Returns a value of the template as CloudFormation would resolve it, with names like those that AWS chooses. */
const deployed = (value: Properties): string =>
  textOf(value)
    .replace(/^<\w+Secret\w+\.Id>$/, 'a-secret-of-forty-characters-and-then-some')
    .replace(/<Accounts[0-9A-F]+>/, 'ap-southeast-2_aBcDeFgHi')
    .replace(/<[\w:.]+>/g, 'name');

/** Returns the environment that Lambda gives to a function of this stack. */
function environmentOf(name: FunctionName): NodeJS.ProcessEnv {
  const variables: Properties = functions.find(({ id }) => id.startsWith(`${name}Function`))?.properties.Environment
    .Variables;
  const settings = Object.entries(variables).map(([key, value]) => [key, deployed(value)]);
  return { AWS_LAMBDA_FUNCTION_NAME: name, AWS_REGION: 'ap-southeast-2', ...Object.fromEntries(settings) };
}

const load = (name: FunctionName, changes: NodeJS.ProcessEnv) => () =>
  loadEnvironment(name, { ...environmentOf(name), ...changes });
const withTokens = functionNames.filter((name) => 'TOKEN_ISSUER' in environmentOf(name));

describe.each(functionNames)('the deployed function %s', (name) => {
  it('starts with the environment that the stack gives it', () => {
    expect(load(name, {})).not.toThrow();
  });

  it('gets no address of a stand-in', () => {
    const names = Object.keys(environmentOf(name));
    expect(names.filter((key) => key.startsWith('AWS_ENDPOINT_URL') || key === 'NODE_OPTIONS')).toEqual([]);
    expect(JSON.stringify(environmentOf(name))).not.toMatch(/localhost|127\.0\.0\.1|http:\/\//);
  });

  it.each(['', '_DYNAMODB', '_S3', '_KMS', '_SESV2', '_COGNITO_IDENTITY_PROVIDER'])(
    'refuses to start when AWS_ENDPOINT_URL%s points elsewhere',
    (service) => {
      expect(load(name, { [`AWS_ENDPOINT_URL${service}`]: 'http://127.0.0.1:8000' })).toThrow(/stand-ins/);
    },
  );

  it('refuses to write its log to a file, where no operator would read it', () => {
    expect(load(name, { LOG_FILE: '/tmp/log.jsonl' })).toThrow(/stand-ins: LOG_FILE/);
  });
});

describe.each(withTokens)('the deployed function %s', (name) => {
  it.each([
    'http://localhost:9229/local_pool',
    'https://cognito-idp.ap-southeast-2.amazonaws.com.evil.example/ap-southeast-2_aBcDeFgHi',
    'https://evil.example/cognito-idp.ap-southeast-2.amazonaws.com/pool',
    'http://cognito-idp.ap-southeast-2.amazonaws.com/ap-southeast-2_aBcDeFgHi',
  ])('refuses tokens of %s', (issuer) => {
    const keys = `${issuer}/.well-known/jwks.json`;
    expect(load(name, { TOKEN_ISSUER: issuer, TOKEN_JWKS_URL: keys })).toThrow(/TOKEN_ISSUER/);
  });

  it('refuses keys of any other issuer', () => {
    expect(load(name, { TOKEN_JWKS_URL: 'https://evil.example/.well-known/jwks.json' })).toThrow(/TOKEN_JWKS_URL/);
  });
});

it('a machine without Lambda may use stand-ins', () => {
  const local = { AWS_LAMBDA_FUNCTION_NAME: undefined, AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:8000' };
  expect(load('discovery', { ...local, TOKEN_ISSUER: 'http://localhost:9229/local' })).not.toThrow();
});
