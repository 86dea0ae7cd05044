import { createHash } from 'node:crypto';
import { type KindName, kinds } from '#functions/data/kinds/kinds.ts';
import { storedJobStatuses } from '#shared/domain/jobs/job.ts';
import { describeFields } from './describe-types.ts';

/** The description of a stored shape: the types of its fields, its ElectroDB attributes and indexes, and its keys. */

const typesOfRows = `
import type { EntityItem } from 'electrodb';
import type { Entities } from './kinds/kinds.ts';
export type Rows = { [N in keyof Entities]: EntityItem<Entities[N]> };
`;

const at = '2026-01-02T03:04:05.000Z';
const ids = { jobId: 'job', userId: 'user', installerId: 'installer', notificationId: 'notification' };

/** Returns jobs in every state that affects which lists contain them. */
function jobSamples(): object[] {
  const job = {
    jobId: 'job',
    retailerId: 'retailer',
    createdAt: at,
    times: { postedAt: at },
    card: { priceCents: 100 },
  };
  return storedJobStatuses.flatMap((status) =>
    [
      {},
      { isPublic: true },
      { isPublic: true, card: { priceCents: 0, pvSizeKw: null } },
      { assignedInstallerId: 'installer' },
      { assignedInstallerId: 'installer', installationDate: '2026-02-03' },
      { deleted: true },
    ].map((rest) => ({ ...job, status, ...rest })),
  );
}

/** Sample rows. No type describes the computed list keys, so a description contains the list keys of these samples. */
const samples: { [N in KindName]?: object[] } = {
  job: jobSamples(),
  application: [{ ...ids, createdAt: at }],
  invite: [
    { ...ids, createdAt: at, status: 'invited' },
    { ...ids, createdAt: at, status: 'invited', expiresAt: at },
    { ...ids, createdAt: at, status: 'declined' },
    { ...ids, createdAt: at, status: 'invited', closedByAward: true },
  ],
  notification: [
    { ...ids, read: false },
    { ...ids, read: true },
    { ...ids, jobId: undefined, read: false },
  ],
  outbox: [{}, { nextTryAt: at }, { deadAt: at }].flatMap((when) =>
    [{}, { mail: {} }].map((effects) => ({ outboxId: 'outbox', effects, ...when })),
  ),
  searches: [{}, { dueAt: at }].map((due) => ({ userId: 'user', ...due })),
  object: [{ objectKey: 'object', list1sk: `${at}#object` }],
  adminAudit: [{ subjectId: 'subject', actorId: 'actor', auditId: 'act', at }],
  report: [{}, { openedAt: at }].map((open) => ({ userId: 'user', thingId: 'thing', ...open })),
  user: [{ userId: 'user', closedAt: at, list1pk: 'closed-accounts' }],
  dataCopy: [{ userId: 'user', expiresAt: at }],
  credential: [{ remindAt: at }, { checkedAt: at, remindAt: at }, { declinedAt: at }].map((decided) => ({
    userId: 'user',
    slot: 'saa',
    updatedAt: at,
    ...decided,
  })),
  reminder: [{ jobId: 'job', dueAt: at }],
  shownPhoto: (['asked', 'shown'] as const).map((state) => ({
    ...ids,
    photoId: 'photo',
    retailerId: 'retailer',
    finishedAt: at,
    state,
  })),
  rating: [{}, { removedAt: at }].map((removed) => ({ toUserId: 'user', jobId: 'job', createdAt: at, ...removed })),
};

type AnyKind = (typeof kinds)[KindName];
type AnyEntity = AnyKind['entity'];

const original = (entity: AnyEntity) =>
  (entity as unknown as { model: { original: { indexes: object; attributes: object } } }).model.original;

/** Returns the list keys that a kind computes for its samples. */
function listKeysOf(name: string, kind: AnyKind): object[] {
  if (!('lists' in kind)) return [];
  const shown = samples[name as KindName];
  if (!shown) throw new Error(`Show rows of the kind ${name} in describe-rows.ts, for their list keys`);
  return shown.map(kind.lists as (row: object) => object);
}

/** Returns the main keys of a row of this kind. */
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

/** Returns the whole shape of each kind of row, as text. */
export function describeRows(): ReadonlyMap<string, string> {
  const types = describeFields(typesOfRows, 'Rows');
  return new Map(
    Object.entries(kinds).map(([name, kind]) => {
      const { entity } = kind;
      const { attributes, indexes } = original(entity);
      return [
        entity.schema.model.entity,
        JSON.stringify([types.get(name), attributes, indexes, mainKeyOf(entity), listKeysOf(name, kind)], inOrder, 1),
      ];
    }),
  );
}

export const hashOf = (description: string): string =>
  createHash('sha256').update(description).digest('base64url').slice(0, 16);

/** Returns null if the shape of a kind is the recorded one, and otherwise instructions for the engineer who changed it. */
export function judgeShape(
  kind: string,
  { hash, version, history }: { hash: string; version: number; history: Readonly<Record<string, string>> | undefined },
): string | null {
  if (history?.[version] === hash) return null;
  const next = version + (history?.[version] === undefined ? 0 : 1);
  return [
    `The stored shape of "${kind}" is not the one of version ${version}, and rows of that version are kept by people.`,
    `1. Beside its entity give "${kind}" the migration that makes a row of version ${next - 1} one of version ${next}.`,
    `2. Test it with a row of version ${next - 1}.`,
    `3. Write down the new shape in infra/test/rows/data/history.json: "${kind}": { ..., "${next}": "${hash}" }.`,
    'See CONTRIBUTING, "Changing a stored shape".',
  ].join('\n');
}
