import { describe, expect, it } from '@jest/globals';
import { tableDefinition } from '#functions/data/table.ts';
import { changed, type Properties, resourcesOf, textOf } from './synthesise.ts';

const production = await resourcesOf('production');
const { all, only } = production;
const key = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  { AttributeName: sortKey, KeyType: 'RANGE' },
];
const bucketNamed = (id: string) => all('AWS::S3::Bucket').find((bucket) => bucket.id.startsWith(id))?.properties;

describe('the table', () => {
  const [{ properties: table, whole } = { properties: {}, whole: {} }] = all('AWS::DynamoDB::Table');

  it('has the keys and indexes that the entities use', () => {
    expect(table.KeySchema).toEqual(key(tableDefinition.partitionKey, tableDefinition.sortKey));
    expect(table.GlobalSecondaryIndexes).toHaveLength(tableDefinition.indexes.length);
    for (const [at, { name, partitionKey, sortKey, projection }] of tableDefinition.indexes.entries())
      expect(table.GlobalSecondaryIndexes[at]).toMatchObject({
        IndexName: name,
        KeySchema: key(partitionKey, sortKey),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: projection },
      });
  });

  it('respects the DynamoDB limits for projected attributes', () => {
    const projected = tableDefinition.indexes.map(({ projection }) => projection.length);
    expect(Math.max(...projected)).toBeLessThanOrEqual(20);
    expect(projected.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(100);
  });

  it('can be restored to any moment and cannot be deleted by mistake', async () => {
    expect(table.PointInTimeRecoverySpecification).toMatchObject({ PointInTimeRecoveryEnabled: true });
    expect(table.DeletionProtectionEnabled).toBe(true);
    expect(whole).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    expect((await resourcesOf('test')).only('AWS::DynamoDB::Table').DeletionProtectionEnabled).toBe(false);
  });

  it('can be replaced by a restored table, which every function uses and no stack deletes', async () => {
    const { all: resources, only: the } = await resourcesOf('test', changed);
    expect(resources('AWS::DynamoDB::Table')).toEqual([]);
    expect(the('AWS::Lambda::EventSourceMapping').EventSourceArn).toBe(changed.table.stream);
    const names = resources('AWS::Lambda::Function').map(
      ({ properties }) => properties.Environment.Variables.TABLE_NAME,
    );
    expect([...new Set(names)]).toEqual([changed.table.name]);
    const policies = resources('AWS::IAM::Role').map(({ properties }) => textOf(properties.Policies ?? ''));
    expect(policies.filter((text) => text.includes(`table/${changed.table.name}`)).length).toBe(names.length);
  });

  it('is billed by use, up to a limit, on the table and on each index', () => {
    const bound = { MaxReadRequestUnits: 4000, MaxWriteRequestUnits: 1000 };
    expect(table.BillingMode).toBe('PAY_PER_REQUEST');
    expect(table.OnDemandThroughput).toEqual(bound);
    for (const index of table.GlobalSecondaryIndexes) expect(index.OnDemandThroughput).toEqual(bound);
  });

  it('is encrypted, deletes what has expired and streams its changes', () => {
    expect(table.SSESpecification).toEqual({ SSEEnabled: true });
    expect(table.TimeToLiveSpecification).toEqual({ AttributeName: tableDefinition.timeToLive, Enabled: true });
    expect(table.StreamSpecification).toMatchObject({ StreamViewType: tableDefinition.stream });
  });
});

describe('the buckets', () => {
  it.each(all('AWS::S3::Bucket').map(({ id, properties }) => [id, properties] as const))(
    '%s is private',
    (_id, bucket) => {
      expect(Object.values(bucket.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
      expect(bucket.BucketEncryption).toBeDefined();
    },
  );

  it.each(all('AWS::S3::BucketPolicy').map(({ id, properties }) => [id, properties] as const))(
    '%s requires TLS',
    (_id, policy) => {
      const denied = policy.PolicyDocument.Statement.filter(({ Effect }: Properties) => Effect === 'Deny');
      expect(denied.map(({ Condition }: Properties) => Condition)).toContainEqual({
        Bool: { 'aws:SecureTransport': 'false' },
      });
      const open = policy.PolicyDocument.Statement.filter(
        ({ Effect, Principal }: Properties) => Effect === 'Allow' && Principal?.AWS === '*',
      );
      expect(open).toEqual([]);
    },
  );

  it('for uploads has a name that the security headers can contain before the bucket exists', () => {
    expect(textOf(bucketNamed('Uploads').BucketName)).toBe(
      'suncrew-production-uploads-<AWS::AccountId>-ap-southeast-2',
    );
    expect('suncrew-twelveletter-uploads-123456789012-ap-southeast-2'.length).toBeLessThanOrEqual(63);
  });

  it('for uploads accepts requests only from our pages', () => {
    const [rule, ...others] = bucketNamed('Uploads').CorsConfiguration.CorsRules;
    expect(others).toEqual([]);
    expect(rule.AllowedOrigins.map(textOf)).toEqual([expect.stringMatching(/^https:\/\/<Site\w+\.DomainName>$/)]);
    expect(rule.AllowedMethods.sort()).toEqual(['GET', 'PUT']);
  });

  it('for uploads deletes unfinished uploads and copies of data, and keeps deleted files for a month', () => {
    const bucket = bucketNamed('Uploads');
    expect(bucket.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    const rules: Properties[] = bucket.LifecycleConfiguration.Rules;
    expect(rules.filter(({ ExpirationInDays }) => ExpirationInDays)).toEqual([
      expect.objectContaining({ Prefix: 'staging/', ExpirationInDays: 1 }),
      expect.objectContaining({
        Prefix: 'copies/',
        ExpirationInDays: 2,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      }),
    ]);
    expect(rules).toContainEqual(expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 30 } }));
    // Files above 128 KB move to a cheaper storage class after 90 days and are never deleted.
    const moved = { Prefix: 'obj/', ObjectSizeGreaterThan: 131_072 };
    const transitions = [{ StorageClass: 'GLACIER_IR', TransitionInDays: 90 }];
    expect(rules).toContainEqual({ ...moved, Status: 'Enabled', Transitions: transitions });
    expect(bucket.OwnershipControls.Rules).toEqual([{ ObjectOwnership: 'BucketOwnerEnforced' }]);
    expect(bucket.LoggingConfiguration).toMatchObject({ LogFilePrefix: 'uploads/' });
  });
});

describe('secrets', () => {
  it('are replaced when their number is raised, and the pool, the key and the buckets stay', async () => {
    const idsOf = async (type: string, overrides = {}) =>
      (await resourcesOf('test', overrides)).all(type).map(({ id }) => id);
    const types = ['AWS::SecretsManager::Secret', 'AWS::Cognito::UserPoolClient'];
    for (const type of types) {
      const before = await idsOf(type);
      expect((await idsOf(type, changed)).filter((id) => before.includes(id))).toEqual([]);
    }
    for (const type of ['AWS::Cognito::UserPool', 'AWS::KMS::Key', 'AWS::S3::Bucket'])
      expect(await idsOf(type, changed)).toEqual(await idsOf(type));
  });
});

describe('the account pool', () => {
  const client = only('AWS::Cognito::UserPoolClient');
  const pool = only('AWS::Cognito::UserPool');

  it('creates accounts and signs people in only through the server', () => {
    expect(pool.AdminCreateUserConfig).toEqual({ AllowAdminCreateUserOnly: true });
    expect(client.GenerateSecret).toBe(true);
    expect(client.ExplicitAuthFlows.sort()).toEqual(['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']);
    expect(client.AllowedOAuthFlowsUserPoolClient).toBe(false);
  });

  it('does not reveal whether an account exists, and allows signing out', () => {
    expect(client).toMatchObject({ PreventUserExistenceErrors: 'ENABLED', EnableTokenRevocation: true });
    expect(client).toMatchObject({ AccessTokenValidity: 10, RefreshTokenValidity: 30 * 24 * 60 });
    expect(client.TokenValidityUnits).toMatchObject({ AccessToken: 'minutes', RefreshToken: 'minutes' });
  });

  it('outlives the stack in production', async () => {
    expect(pool.DeletionProtection).toBe('ACTIVE');
    expect((await resourcesOf('test')).only('AWS::Cognito::UserPool').DeletionProtection).toBe('INACTIVE');
  });
});

describe('the key of SAA numbers', () => {
  const saaKey = only('AWS::KMS::Key');

  it('is rotated each year', () => {
    expect(saaKey).toMatchObject({ EnableKeyRotation: true });
  });

  it('is refused to callers who do not name the owner of the number', () => {
    const refusals = saaKey.KeyPolicy.Statement.filter(({ Effect }: Properties) => Effect === 'Deny');
    expect(refusals).toEqual([
      expect.objectContaining({
        Principal: { AWS: '*' },
        Action: ['kms:Decrypt', 'kms:Encrypt'],
        Condition: { Null: { 'kms:EncryptionContext:userId': 'true' } },
      }),
    ]);
  });
});
