import { adminAuditKeyPrefix, emailKeyPrefix, personKeyPrefix } from '#functions/data/table.ts';
import type { FunctionName } from '#functions/env.ts';
import { copiesPrefix, keptPrefix, stagingPrefix } from '#functions/storage/prefixes.ts';

/** One statement of a function's policy. No action has a wildcard; where a resource has one, `wildcard` says why. */
export interface Grant {
  actions: string[];
  resources: string[];
  conditions?: Record<string, unknown>;
  wildcard?: string;
}

/** The ARNs of the resources, and in `mailFrom` the address of the sender. */
export interface Resources {
  table: string;
  indexes: string[];
  stream: string;
  uploads: string;
  pool: string;
  saaKey: string;
  originSecret: string;
  poolSecret: string;
  mailIdentity: string;
  mailReports: string;
  mailFrom: string;
  /** All dead-letter queues of the stage. */
  deadLetters: string[];
  consumerDeadLetters: string;
  sweeperDeadLetters: string;
  returnsDeadLetters: string;
}

const readRow = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writeRow = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];
const anyObject = 'Every file has its own unguessable name, and the function may only access this prefix.';

/**
 * Returns each function's rights. `AppFunction` adds only the rights to write logs and traces. No function may scan the table.
 */
export function grantsOf(of: Resources): Record<FunctionName, Grant[]> {
  const query: Grant = { actions: ['dynamodb:Query'], resources: of.indexes };
  const read: Grant[] = [{ actions: readRow, resources: [of.table] }, query];
  const change: Grant[] = [{ actions: [...readRow, ...writeRow], resources: [of.table] }, query];

  /** Returns a grant for the rows whose partition key begins with the prefix. */
  const ownKeys = (actions: string[], prefix: string): Grant => ({
    actions,
    resources: [of.table],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${prefix}*`] } },
  });

  const staged = `${of.uploads}/${stagingPrefix}*`;
  const kept = `${of.uploads}/${keptPrefix}*`;
  const copies = `${of.uploads}/${copiesPrefix}*`;
  const objects = (actions: string[], ...resources: string[]): Grant => ({ actions, resources, wildcard: anyObject });
  // Without permission to list, S3 answers 403 for a file that has not arrived, but the functions need a 404. A request for one
  // file has no prefix, so the condition allows it. A request with a prefix may only name the folders of uploads.
  const seeAbsence: Grant = {
    actions: ['s3:ListBucket'],
    resources: [of.uploads],
    conditions: { StringLikeIfExists: { 's3:prefix': [`${stagingPrefix}*`, `${keptPrefix}*`] } },
  };
  const keepUpload: Grant[] = [
    objects(['s3:GetObject'], staged, kept),
    // The function replaces a staged upload by an empty file, so that no one can use the upload URL again.
    objects(['s3:PutObject'], staged, kept),
    seeAbsence,
  ];

  const fetchSecrets = (...secrets: string[]): Grant => ({
    actions: ['secretsmanager:GetSecretValue'],
    resources: secrets,
  });
  const answer = fetchSecrets(of.originSecret);

  // The consumer does the follow-up work of a change. The sweeper does the work that the consumer missed.
  const followUp: Grant[] = [
    ...change,
    // The consumer deletes the rows of a deleted job in batches.
    { actions: ['dynamodb:BatchWriteItem'], resources: [of.table] },
    objects(['s3:DeleteObject'], staged, kept, copies),
    // A copy of a person's data includes the files they uploaded.
    objects(['s3:GetObject'], kept),
    objects(['s3:PutObject'], copies),
    seeAbsence,
    // Deleting an account removes its user from the pool.
    { actions: ['cognito-idp:AdminDeleteUser'], resources: [of.pool] },
    {
      actions: ['ses:SendEmail'],
      resources: [of.mailIdentity, of.mailReports],
      conditions: { StringEquals: { 'ses:FromAddress': of.mailFrom } },
      wildcard: 'The sender may be verified by address or by domain. The condition allows only one sender.',
    },
  ];

  return {
    auth: [
      ...change,
      fetchSecrets(of.originSecret, of.poolSecret),
      {
        actions: [
          'cognito-idp:AdminCreateUser',
          'cognito-idp:AdminSetUserPassword',
          'cognito-idp:AdminInitiateAuth',
          'cognito-idp:AdminRespondToAuthChallenge',
          'cognito-idp:AdminSetUserMFAPreference',
          'cognito-idp:AdminDeleteUser',
        ],
        resources: [of.pool],
      },
    ],
    profiles: [
      answer,
      ...change,
      ...keepUpload,
      {
        actions: ['kms:Encrypt'],
        resources: [of.saaKey],
        // KMS only encrypts a number that the function binds to its owner's account.
        conditions: { Null: { 'kms:EncryptionContext:userId': 'false' } },
      },
    ],
    jobs: [answer, ...change, ...keepUpload],
    applications: [answer, ...change],
    progress: [answer, ...change, ...keepUpload],
    payments: [answer, ...change, ...keepUpload],
    reviews: [answer, ...change],
    // This function signs the URL with which a person downloads the copy of their data.
    objects: [answer, ...change, ...keepUpload, objects(['s3:GetObject'], copies)],
    notifications: [answer, ...change],
    discovery: [answer, ...read],
    // Administrators see how many messages each dead-letter queue contains. Only operators read or remove the messages.
    admin: [answer, ...change, { actions: ['sqs:GetQueueAttributes'], resources: of.deadLetters }],
    // This function reads the caller's account and session, and the row with the SAA or credential number. It records each time
    // an administrator views a number.
    verification: [
      answer,
      { actions: ['dynamodb:GetItem'], resources: [of.table] },
      ownKeys(['dynamodb:PutItem'], adminAuditKeyPrefix),
      {
        actions: ['kms:Decrypt'],
        resources: [of.saaKey],
        conditions: { Null: { 'kms:EncryptionContext:userId': 'false' } },
      },
    ],
    consumer: [
      ...followUp,
      {
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [of.stream],
      },
      {
        actions: ['dynamodb:ListStreams'],
        resources: ['*'],
        wildcard: 'Lambda lists all streams before it reads ours, and that call takes no resource.',
      },
      { actions: ['sqs:SendMessage'], resources: [of.consumerDeadLetters] },
    ],
    sweeper: [...followUp, { actions: ['sqs:SendMessage'], resources: [of.sweeperDeadLetters] }],
    // This function finds the account of the address in a bounce or complaint report, and stops emails to the account.
    returns: [
      ownKeys(['dynamodb:GetItem'], emailKeyPrefix),
      ownKeys(['dynamodb:UpdateItem'], personKeyPrefix),
      { actions: ['sqs:SendMessage'], resources: [of.returnsDeadLetters] },
    ],
  };
}
