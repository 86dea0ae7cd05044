import { createHash } from 'node:crypto';
import {
  adminAuditListKeys,
  applicationListKeys,
  closedAccountListKeys,
  dataCopyListKeys,
  digestListKeys,
  inviteListKeys,
  jobListKeys,
  listNames,
  notificationListKeys,
  outboxListKeys,
  ratingListKeys,
  reminderListKeys,
  reportListKeys,
} from '#functions/data/list-keys.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { entities } from '#functions/data/service.ts';
import { storedJobStatuses } from '#shared/domain/jobs/job.ts';
import { describeFields } from './describe-types.ts';

/** Describes everything about a stored shape: the types of its fields, its ElectroDB attributes and indexes, and its keys. */

const typesOfRows = `
import type { EntityItem } from 'electrodb';
import type { entities } from './service.ts';
type Entities = typeof entities;
export type Rows = { [N in keyof Entities]: EntityItem<Entities[N]> };
`;

const at = '2026-01-02T03:04:05.000Z';
const ids = { jobId: 'job', userId: 'user', installerId: 'installer', notificationId: 'notification' };

/** The list keys of a job in every state that affects them. */
function jobKeys() {
  const job = {
    jobId: 'job',
    retailerId: 'retailer',
    createdAt: at,
    times: { postedAt: at },
    card: { priceCents: 100 },
  } as JobRow;
  return storedJobStatuses.flatMap((status) =>
    [
      {},
      { isPublic: true },
      { isPublic: true, card: { priceCents: 0, pvSizeKw: null } as JobRow['card'] },
      { assignedInstallerId: 'installer' },
      { assignedInstallerId: 'installer', installationDate: '2026-02-03' },
      { deleted: true },
    ].map((rest) => jobListKeys({ ...job, status, ...rest })),
  );
}

/** List keys are computed by code, so they are described by samples. No type shows how they are computed. */
const listKeys: Record<string, () => unknown> = {
  job: jobKeys,
  application: () => applicationListKeys({ ...ids, createdAt: at }),
  invite: () => [
    inviteListKeys({ ...ids, createdAt: at, status: 'invited' }),
    inviteListKeys({ ...ids, createdAt: at, status: 'invited', expiresAt: at }),
    inviteListKeys({ ...ids, createdAt: at, status: 'declined' }),
    inviteListKeys({ ...ids, createdAt: at, status: 'invited', closedByAward: true }),
  ],
  notification: () => [
    notificationListKeys({ ...ids, read: false }),
    notificationListKeys({ ...ids, read: true }),
    notificationListKeys({ ...ids, jobId: undefined, read: false }),
  ],
  outbox: () =>
    [{}, { nextTryAt: at }, { deadAt: at }].flatMap((when) =>
      [{}, { mail: {} }].map((effects) => outboxListKeys({ outboxId: 'outbox', effects, ...when })),
    ),
  searches: () => [{}, { dueAt: at }].map((due) => digestListKeys({ userId: 'user', ...due })),
  object: () => listNames.unattached(),
  adminaudit: () => adminAuditListKeys({ subjectId: 'subject', actorId: 'actor', auditId: 'act', at }),
  report: () => [{}, { openedAt: at }].map((open) => reportListKeys({ userId: 'user', thingId: 'thing', ...open })),
  user: () => closedAccountListKeys({ userId: 'user', closedAt: at }),
  datacopy: () => dataCopyListKeys({ userId: 'user', expiresAt: at }),
  reminder: () => reminderListKeys({ jobId: 'job', dueAt: at }),
  rating: () =>
    [{}, { removedAt: at }].map((removed) =>
      ratingListKeys({ toUserId: 'user', jobId: 'job', createdAt: at, ...removed }),
    ),
};

type AnyEntity = (typeof entities)[keyof typeof entities];

const original = (entity: AnyEntity) =>
  (entity as unknown as { model: { original: { indexes: object; attributes: object } } }).model.original;
const hasLists = (entity: AnyEntity) => Object.keys(original(entity).indexes).length > 1;

/** The main keys of a row of this kind. */
function mainKeyOf(entity: AnyEntity): unknown {
  const { pk, sk } = Object.values(original(entity).indexes)[0] as Record<'pk' | 'sk', { composite: string[] }>;
  const sample = Object.fromEntries(
    [...pk.composite, ...sk.composite].map((field) => [field, field === 'version' ? 7 : field]),
  );
  return (entity as unknown as { get(keys: object): { params(options: object): { Key: unknown } } })
    .get(sample)
    .params({ table: 'table' }).Key;
}

/** Sorts the fields, because their order in the code does not matter. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The whole shape of each kind of row, as text. */
export function describeRows(): ReadonlyMap<string, string> {
  const types = describeFields(typesOfRows, 'Rows');
  return new Map(
    Object.entries(entities).map(([name, entity]) => {
      const kind = entity.schema.model.entity;
      const lists = listKeys[kind];
      if (hasLists(entity) !== (lists !== undefined))
        throw new Error(`Show the list keys of ${kind} in describe-rows.ts`);
      const { attributes, indexes } = original(entity);
      return [
        kind,
        JSON.stringify([types.get(name), attributes, indexes, mainKeyOf(entity), lists?.() ?? []], inOrder, 1),
      ];
    }),
  );
}

export const hashOf = (description: string): string =>
  createHash('sha256').update(description).digest('base64url').slice(0, 16);

/** What is wrong with a kind's shape, for the person who changed it, or null if it is the recorded one. */
export function judgeShape(
  kind: string,
  { hash, version, history }: { hash: string; version: number; history: Readonly<Record<string, string>> | undefined },
): string | null {
  if (history?.[version] === hash) return null;
  const next = version + (history?.[version] === undefined ? 0 : 1);
  return [
    `The stored shape of "${kind}" is not the one of version ${version}, and rows of that version are kept by people.`,
    `1. In functions/data/shapes/shapes.ts give "${kind}" the migration that makes a row of version ${next - 1} one of version ${next}.`,
    `2. Test it with a row of version ${next - 1}.`,
    `3. Write down the new shape in infra/test/rows/data/history.json: "${kind}": { ..., "${next}": "${hash}" }.`,
    'See CONTRIBUTING, "Changing a stored shape".',
  ].join('\n');
}
