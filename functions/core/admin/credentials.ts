import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, BodyOf } from '#shared/api/route/route.ts';
import { registerOf } from '#shared/domain/people/credential-kinds.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import type { NamedWrite } from '../../data/commit.ts';
import {
  credentialId,
  findCredential,
  heldSlot,
  personHolding,
  readCredentialsToCheck,
} from '../../data/people/credential-queries.ts';
import { replaceCredential } from '../../data/people/credential-writes.ts';
import { readInstallerProfiles } from '../../data/people/profile-queries.ts';
import type { CredentialRow } from '../../data/rows.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { credentialInWords } from '../credentials/credential-in-words.ts';
import { detailsOf, placeOf } from '../credentials/credential-views.ts';
import { saveProfile } from '../people/save-profile.ts';
import { credentialDeclineNotice } from './decline-notice.ts';

/** The decisions of administrators about credentials. */

type Answer = AnswerOf<Routes['listCredentialsToCheck']>;

const viewToCheck = (
  row: CredentialRow,
  { companyName, personName }: { companyName: string; personName: string | null },
): Answer['credentials'][number] => ({
  id: credentialId(row),
  slot: heldSlot(row),
  kind: placeOf(row.slot).kind,
  state: placeOf(row.slot).state,
  categories: row.categories ?? [],
  work: row.work ?? null,
  expiresOn: row.expiresOn ?? null,
  ...detailsOf(row),
  installerId: row.userId,
  companyName,
  personName,
  submittedAt: row.updatedAt,
});

export async function listCredentialsToCheck(cursor: string | undefined): Promise<Answer> {
  const { items, nextCursor } = await readCredentialsToCheck(cursor);
  const [profiles, people] = await Promise.all([
    readInstallerProfiles([...new Set(items.map(({ userId }) => userId))]),
    readUsers([...new Set(items.flatMap((row) => personHolding(row) ?? []))]),
  ]);
  const companies = new Map(profiles.map(({ userId, companyName }) => [userId, companyName]));
  const names = new Map(people.map(({ userId, personName }) => [userId, personName]));
  const view = (row: CredentialRow) =>
    viewToCheck(row, {
      companyName: companies.get(row.userId) ?? '',
      personName: names.get(personHolding(row) ?? '') ?? null,
    });
  return { credentials: items.map(view), nextCursor };
}

interface Named {
  id: string;
  slot: string;
}

/**
 * Returns the credential that the administrator saw. Refuses with `conflict` if it now has a later version, because that may
 * have a number or date that the administrator has not checked.
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
  /** The name of the credential, with that of the person who holds it. */
  named: string;
  writes?: readonly NamedWrite[];
}

async function decide(
  actor: Actor,
  { checkedAt: _at, checkedBy: _by, declinedAt: _declined, declineReason: _reason, ...before }: CredentialRow,
  { decision, action, reason, named, writes = [] }: Decided,
  request: RequestFacts,
): Promise<void> {
  const { now } = request;
  const row = { ...before, ...decision, version: before.version + 1, updatedAt: now.toISOString() };
  const place = placeOf(before.slot);
  const changes = {
    credential: { from: null, to: named },
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
  place: Named,
  version: number,
  request: RequestFacts,
): Promise<void> {
  const before = await findSeen(place, version);
  const decision = { checkedAt: request.now.toISOString(), checkedBy: actor.userId };
  const named = await credentialInWords(before);
  await decide(actor, before, { decision, action: 'checkCredential', reason: null, named }, request);
}

/** Declines a credential and notifies its company of the reason. A declined credential has no reminders. */
export async function declineCredential(
  actor: Actor,
  place: Named,
  { version, reason }: BodyOf<Routes['declineCredential']>,
  request: RequestFacts,
): Promise<void> {
  const before = await findSeen(place, version);
  const named = await credentialInWords(before);
  const decision = { declinedAt: request.now.toISOString(), declineReason: reason, remindAt: undefined };
  const writes = credentialDeclineNotice(before, named, reason, request.now);
  await decide(actor, before, { decision, action: 'declineCredential', reason, named, writes }, request);
}
