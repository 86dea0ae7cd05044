import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, BodyOf } from '#shared/api/route/route.ts';
import { credentialName, registerOf } from '#shared/domain/people/credential-kinds.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { credentialId, findCredential, readCredentialsToCheck } from '../../data/people/credential-queries.ts';
import { replaceCredential } from '../../data/people/credential-writes.ts';
import { readInstallerProfiles } from '../../data/people/profile-queries.ts';
import type { CredentialRow } from '../../data/rows.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { detailsOf, placeOf } from '../credentials/credential-views.ts';
import { saveProfile } from '../people/save-profile.ts';
import { credentialDeclineNotice } from './decline-notice.ts';

/** The decisions of administrators about credentials. */

type Answer = AnswerOf<Routes['listCredentialsToCheck']>;

const viewToCheck = (row: CredentialRow, companyName: string): Answer['credentials'][number] => ({
  id: credentialId(row),
  slot: row.slot,
  ...placeOf(row.slot),
  categories: row.categories ?? [],
  work: row.work ?? null,
  expiresOn: row.expiresOn ?? null,
  ...detailsOf(row),
  installerId: row.userId,
  companyName,
  submittedAt: row.updatedAt,
});

export async function listCredentialsToCheck(cursor: string | undefined): Promise<Answer> {
  const { items, nextCursor } = await readCredentialsToCheck(cursor);
  const profiles = await readInstallerProfiles([...new Set(items.map(({ userId }) => userId))]);
  const names = new Map(profiles.map(({ userId, companyName }) => [userId, companyName]));
  return { credentials: items.map((row) => viewToCheck(row, names.get(row.userId) ?? '')), nextCursor };
}

interface Named {
  id: string;
  slot: string;
}

/**
 * Returns the version of the credential that the administrator saw. Only that version can be decided, because a later one may
 * have another number or date.
 */
async function findSeen({ id, slot }: Named, version: number): Promise<CredentialRow> {
  const row = await findCredential(id, slot);
  if (!row) throw notFound();
  if (row.version !== version)
    throw new Refusal('conflict', {
      message: 'This credential has changed since you saw it. Please look at it again.',
    });
  return row;
}

interface Decided {
  decision: Pick<CredentialRow, 'checkedAt' | 'checkedBy' | 'declinedAt' | 'declineReason'> & { remindAt?: undefined };
  action: 'checkCredential' | 'declineCredential';
  reason: string | null;
  writes?: readonly NamedWrite[];
}

async function decide(
  actor: Actor,
  { checkedAt: _at, checkedBy: _by, declinedAt: _declined, declineReason: _reason, ...before }: CredentialRow,
  { decision, action, reason, writes = [] }: Decided,
  request: RequestFacts,
): Promise<void> {
  const { now } = request;
  const row = { ...before, ...decision, version: before.version + 1, updatedAt: now.toISOString() };
  const place = placeOf(before.slot);
  const changes = {
    credential: { from: null, to: credentialName(place) },
    ...(reason === null
      ? { register: { from: null, to: registerOf(place).name } }
      : { reason: { from: null, to: reason } }),
  };
  const act = { subjectId: before.userId, kind: 'installer', action, actorId: actor.userId, changes } as const;
  await saveProfile(actor, request, {
    writes: [replaceCredential(row), adminAuditWrite(act, now), ...writes],
    onLost: 'conflict',
    reference: before.userId,
  });
}

export async function checkCredential(
  actor: Actor,
  named: Named,
  version: number,
  request: RequestFacts,
): Promise<void> {
  const before = await findSeen(named, version);
  const decision = { checkedAt: request.now.toISOString(), checkedBy: actor.userId };
  await decide(actor, before, { decision, action: 'checkCredential', reason: null }, request);
}

/** Declines a credential and notifies its company of the reason. A declined credential has no reminders. */
export async function declineCredential(
  actor: Actor,
  named: Named,
  { version, reason }: BodyOf<Routes['declineCredential']>,
  request: RequestFacts,
): Promise<void> {
  const before = await findSeen(named, version);
  const decision = { declinedAt: request.now.toISOString(), declineReason: reason, remindAt: undefined };
  const writes = credentialDeclineNotice(before.userId, credentialName(placeOf(before.slot)), reason, request.now);
  await decide(actor, before, { decision, action: 'declineCredential', reason, writes }, request);
}
