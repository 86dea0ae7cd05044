/**
 * The definition of the table. The stack and the local engine create the table from it, and the entities use its keys. Lists only
 * need the `card` of a job, so the indexes contain only the `card` and the few fields of smaller rows.
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
  /** The consumer reads each outbox row itself, so the stream has no text that users typed. */
  stream: 'KEYS_ONLY',
  /**
   * The main lists; `docs/architecture.md` names all. list1: an owner's jobs by tab, an installer's applications and invitations,
   * rows that wait for the sweeper. list2: all jobs of an owner, and the applications, invitations and notifications of a job.
   * list3: an installer's jobs by tab, and public jobs. list4: all jobs and open invitations of an installer.
   */
  indexes: [index('list1'), index('list2'), index('list3'), index('list4')],
} as const;

/** The start of the partition keys of outbox rows, which identifies these rows in the table's stream. */
export const outboxKeyPrefix = '$suncrew#outboxId_';

/**
 * The starts of the partition keys of email addresses and users. The function that stops emails can access these rows and no
 * others.
 */
export const emailKeyPrefix = '$suncrew#email_';
export const personKeyPrefix = '$suncrew#userId_';

/**
 * The start of the partition keys of the administrators' audit. The function that shows SAA and credential numbers can write
 * these rows and no others.
 */
export const adminAuditKeyPrefix = '$suncrew#subjectId_';
