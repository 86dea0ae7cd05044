import type { FunctionName } from '#functions/env.ts';

/** One statement of a function's policy. No action has a wildcard; where a resource has one, `wildcard` says why. */
export interface Grant {
  actions: string[];
  resources: string[];
  conditions?: Record<string, unknown>;
  wildcard?: string;
}

/** The resources by their ARNs. */
export interface Resources {
  table: string;
  indexes: string[];
  stream: string;
  uploads: string;
  pool: string;
  saaKey: string;
  mailIdentities: string;
  mailFrom: string;
  consumerDeadLetters: string;
  sweeperDeadLetters: string;
}

const readRow = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writeRow = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];
const anyObject = 'Each file has an unguessable name of its own; the function may touch this prefix only.';

/** What each function may do with our resources: nothing here, nothing granted. Nobody may scan the table. */
export function grantsOf(of: Resources): Record<FunctionName, Grant[]> {
  const query: Grant = { actions: ['dynamodb:Query'], resources: of.indexes };
  const read: Grant[] = [{ actions: readRow, resources: [of.table] }, query];
  const change: Grant[] = [{ actions: [...readRow, ...writeRow], resources: [of.table] }, query];

  const staged = `${of.uploads}/staging/*`;
  const kept = `${of.uploads}/obj/*`;
  const objects = (actions: string[], ...resources: string[]): Grant => ({ actions, resources, wildcard: anyObject });
  // Without the right to list, S3 answers 403 for a file that has not arrived, where the functions need the 404.
  const seeAbsence: Grant = { actions: ['s3:ListBucket'], resources: [of.uploads] };
  const keepUpload: Grant[] = [
    objects(['s3:GetObject'], staged, kept),
    objects(['s3:PutObject'], kept),
    objects(['s3:DeleteObject'], staged),
    seeAbsence,
  ];

  // What follows a change is done by the consumer, or by the sweeper where the consumer missed it.
  const followUp: Grant[] = [
    ...change,
    // What a deleted job leaves is removed in batches.
    { actions: ['dynamodb:BatchWriteItem'], resources: [of.table] },
    objects(['s3:DeleteObject'], staged, kept),
    {
      actions: ['ses:SendEmail'],
      resources: [of.mailIdentities],
      conditions: { StringEquals: { 'ses:FromAddress': of.mailFrom } },
      wildcard: 'The sender may be verified by its address or its domain; the condition lets one sender through.',
    },
  ];

  return {
    auth: [
      ...change,
      {
        actions: [
          'cognito-idp:AdminCreateUser',
          'cognito-idp:AdminSetUserPassword',
          'cognito-idp:AdminInitiateAuth',
          'cognito-idp:AdminDeleteUser',
        ],
        resources: [of.pool],
      },
    ],
    profiles: [
      ...change,
      ...keepUpload,
      {
        actions: ['kms:Encrypt'],
        resources: [of.saaKey],
        // The number is bound to the account it belongs to, or it is not encrypted at all.
        conditions: { Null: { 'kms:EncryptionContext:userId': 'false' } },
      },
    ],
    jobs: [...change, ...keepUpload],
    applications: change,
    progress: [...change, ...keepUpload],
    payments: [...change, ...keepUpload],
    reviews: change,
    objects: [...change, ...keepUpload, objects(['s3:PutObject'], staged)],
    notifications: change,
    discovery: read,
    consumer: [
      ...followUp,
      {
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [of.stream],
      },
      {
        actions: ['dynamodb:ListStreams'],
        resources: ['*'],
        wildcard: 'Lambda lists streams before it reads ours, and the call takes no resource.',
      },
      { actions: ['sqs:SendMessage'], resources: [of.consumerDeadLetters] },
    ],
    sweeper: [...followUp, { actions: ['sqs:SendMessage'], resources: [of.sweeperDeadLetters] }],
  };
}
