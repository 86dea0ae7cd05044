import { givenIn, keepFields, pickFields } from '#shared/api/fields/described-fields.ts';
import { editedRetailerLabels } from '#shared/api/fields/profile-labels.ts';
import { editedRetailer } from '#shared/api/fields/retailer-description.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, BodyOf } from '#shared/api/route/route.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findRetailerProfile, readRetailerProfiles } from '../../data/people/profile-queries.ts';
import { replaceRetailerProfile } from '../../data/people/profile-writes.ts';
import type { RetailerProfileRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { retailerEffects } from '../people/profile-effects.ts';
import { saveProfile } from '../people/save-profile.ts';
import { refuseStale } from '../refuse-stale.ts';
import { type Asked, findListed } from '../search/administrators/find-listed.ts';
import { wordsOfRetailer } from '../search/administrators/words-of.ts';
import { changesOf } from './changes.ts';
import { giveAbn } from './give-abn.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { type AccountMarks, readAccountMarks } from './mail.ts';

type AdminRetailer = AnswerOf<Routes['editRetailer']>['retailer'];
type RetailerEdit = BodyOf<Routes['editRetailer']>;

const editable = (row: RetailerProfileRow) => pickFields(editedRetailer, row);

async function viewAll(rows: readonly RetailerProfileRow[]): Promise<AdminRetailer[]> {
  const [looksLike, marks] = await Promise.all([
    lookAlikesOf(rows),
    readAccountMarks(rows.map(({ userId }) => userId)),
  ]);
  return rows.map((row) => view(row, looksLike(row.userId), marks(row.userId)));
}

async function viewOne(row: RetailerProfileRow): Promise<AdminRetailer> {
  const [one] = await viewAll([row]);
  if (!one) throw notFound();
  return one;
}

const view = (row: RetailerProfileRow, looksLike: AdminRetailer['looksLike'], marks: AccountMarks): AdminRetailer => ({
  id: row.userId,
  ...editable(row),
  looksLike,
  suspendedAt: row.suspendedAt ?? null,
  ...marks,
  createdAt: row.createdAt,
});

const records = {
  read: async (ids: readonly string[]) =>
    new Map((await readRetailerProfiles(ids, true)).map((row) => [row.userId, row])),
  wordsOf: wordsOfRetailer,
};

export async function listRetailers(asked: Asked): Promise<AnswerOf<Routes['listAdminRetailers']>> {
  const { rows, nextCursor } = await findListed('retailers', asked, records);
  return { retailers: await viewAll(rows), nextCursor };
}

async function findForAdmin(retailerId: string): Promise<RetailerProfileRow> {
  const row = await findRetailerProfile(retailerId);
  if (!row) throw notFound();
  return row;
}

export const getRetailerForAdmin = async (retailerId: string): Promise<AdminRetailer> =>
  viewOne(await findForAdmin(retailerId));

export async function editRetailer(
  actor: Actor,
  retailerId: string,
  { seen, abnNumber, ...edit }: RetailerEdit,
  request: RequestFacts,
): Promise<AdminRetailer> {
  const before = await findForAdmin(retailerId);
  const shown = editable(before);
  refuseStale(seen, shown, editedRetailerLabels);
  const { now } = request;
  const wanted = keepFields(editedRetailer, { ...shown, ...givenIn(edit) });
  const fields = changesOf(shown, wanted);
  const given = await giveAbn(actor, before, abnNumber, now);
  const changes = { ...fields, ...given?.changes };
  if (Object.keys(changes).length === 0) return viewOne(before);
  const row: RetailerProfileRow = {
    ...before,
    ...wanted,
    ...(given && abnNumber !== undefined ? { abnNumber } : {}),
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  const act = { subjectId: retailerId, kind: 'retailer', action: 'edit', actorId: actor.userId, changes } as const;
  const writes = [
    replaceRetailerProfile(row),
    adminAuditWrite(act, now),
    ...(given?.writes ?? []),
    ...outboxWrite(retailerEffects(before, row), now),
  ];
  await saveProfile(actor, request, {
    writes,
    onLost: 'conflict',
    reference: retailerId,
    lookAgain: async () => refuseStale(seen, editable(await findForAdmin(retailerId)), editedRetailerLabels),
  });
  return viewOne(row);
}
