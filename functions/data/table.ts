/**
 * The one table, described once: the stack creates it from this, the local engine does, and the entities name these keys.
 * Lists need no more than `card` of a job, so the indexes carry just that and the few fields of smaller rows.
 */
const listed = [
  '__edb_e__',
  '__edb_v__',
  'jobId',
  'retailerId',
  'installerId',
  'assignedInstallerId',
  'status',
  'isPublic',
  'card',
  'installationDate',
  'paymentStatus',
  'message',
  'leadTimeDays',
  'createdAt',
  'reviewedAt',
  'respondedAt',
  'notificationId',
  'userId',
  'objectKey',
  'outboxId',
] as const;

const index = (name: string) => ({ name, partitionKey: `${name}pk`, sortKey: `${name}sk`, projection: [...listed] });

export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'ttl',
  stream: 'NEW_AND_OLD_IMAGES',
  /** list1: a person's jobs by tab, applications, invites, what waits for a sweep. list2: all jobs of an owner; applications, invites and notifications of a job. list3: an installer's jobs by tab, public jobs. list4: all jobs of an installer. */
  indexes: [index('list1'), index('list2'), index('list3'), index('list4')],
} as const;

/** Outbox rows are recognised in the table's stream by the beginning of their partition key. */
export const outboxKeyPrefix = '$suncrew#outboxId_';
