import type { CredentialInput } from '#shared/api/fields/credential-fields.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { seesAllJobs } from '#shared/domain/accounts/ranks.ts';
import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { readColleagues } from '../../data/accounts/user-queries.ts';
import { requireNotSuspended } from '../../data/accounts/user-writes.ts';
import { ConditionLost, type NamedWrite } from '../../data/commit.ts';
import { attachObject, detachObject } from '../../data/files/object-writes.ts';
import { credentialId, findCredential, keyOfPlace, readCredentials } from '../../data/people/credential-queries.ts';
import { deleteCredential, putNewCredential, replaceCredential } from '../../data/people/credential-writes.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import { onlyWhileProfileAt } from '../../data/people/profile-writes.ts';
import type { CredentialRow } from '../../data/rows.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { documentRule } from '../files/file-rule.ts';
import { keepObject } from '../files/keep-file.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { credentialFrom } from './credential-from-form.ts';
import { placeOf, viewOwnCredentials } from './credential-views.ts';

/** Returns the people who joined the caller's company, or only the caller if they see no more than their own jobs. */
async function holdersFor({ userId, person, role, rank }: Actor): Promise<{ id: string; name: string }[]> {
  const joined = (await readColleagues(userId)).filter(({ leftAt }) => leftAt === undefined);
  const seen = joined.filter((row) => seesAllJobs(role, rank) || row.userId === person.userId);
  return seen
    .map(({ userId: id, personName = '' }) => ({ id, name: personName }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Returns the credentials that the caller may see, of the caller's company and of its people. */
export async function listOwnCredentials(actor: Actor, now: Date): Promise<AnswerOf<Routes['listOwnCredentials']>> {
  const { userId, user, person, role, rank } = actor;
  const [rows, profile, holders] = await Promise.all([
    readCredentials(userId, true),
    findInstallerProfile(userId),
    user.colleagues === undefined ? [] : holdersFor(actor),
  ]);
  if (!profile) return { credentials: [], people: [] };
  return {
    credentials: seesAllJobs(role, rank) ? viewOwnCredentials(rows, profile, now) : [],
    people: holders.map(({ id, name }) => ({
      id,
      name,
      isCaller: id === person.userId,
      credentials: viewOwnCredentials(rows, profile, now, id),
    })),
  };
}

const stale = (cause?: unknown): Refusal =>
  new Refusal('conflict', {
    message: 'This credential has changed since you opened it. Please look at it again.',
    cause,
  });

async function commitCredential(
  actor: Actor,
  request: RequestFacts,
  slot: string,
  writes: NamedWrite[],
): Promise<void> {
  try {
    await commitFor(actor, [...writes, ...idempotencyWrite(actor, request, slot)]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throwIfDone(error.names);
    throw stale(error);
  }
}

const fileRule = documentRule('file', uploadLimits.default);

/** Returns the key of the credential's file, and the writes that attach a new file and detach the earlier one. */
async function fileOf(
  actor: Actor,
  id: string,
  before: CredentialRow | null,
  reference: string | null,
  now: Date,
): Promise<{ fileKey: string | undefined; writes: NamedWrite[] }> {
  const object = reference === null ? null : await keepObject(actor, reference, fileRule, now);
  const fileKey = object?.objectKey;
  if (fileKey === before?.fileKey) return { fileKey, writes: [] };
  if (object?.attachedTo !== undefined)
    throw invalid('file', 'This file is already used somewhere else. Upload it again to use it here.');
  return {
    fileKey,
    writes: [
      ...(fileKey === undefined ? [] : [attachObject(fileKey, actor.userId, { id, as: 'credential' })]),
      ...(before?.fileKey === undefined ? [] : [detachObject(before.fileKey, id, now)]),
    ],
  };
}

/** Adds or changes a credential. An administrator then has to check it, unless nothing has changed. */
export async function saveCredential(
  actor: Actor,
  slot: string,
  input: CredentialInput,
  request: RequestFacts,
): Promise<void> {
  const { userId } = actor;
  const { now } = request;
  const place = placeOf(slot);
  const [before, profile] = await Promise.all([findCredential(userId, slot), findInstallerProfile(userId)]);
  if (!profile) throw new Refusal('profile_incomplete');
  if (input.version !== (before?.version ?? 0)) throw stale();
  const file = await fileOf(actor, credentialId(keyOfPlace(userId, place)), before, input.file ?? null, now);
  const row = await credentialFrom(input, { place, before, profile, fileKey: file.fileKey, now });
  await commitCredential(actor, request, slot, [
    before ? replaceCredential(row) : putNewCredential(row),
    ...file.writes,
    // Every commit already checks that the caller still works for the company, so only another holder needs this check.
    ...(place.personId === null || place.personId === actor.person.userId ? [] : [requireNotSuspended(place.personId)]),
    // The accreditation contains a copy of the number in the profile, so the profile must not have changed.
    ...(slot === 'saa' ? [onlyWhileProfileAt(userId, profile.version)] : []),
  ]);
}

export async function removeCredential(actor: Actor, slot: string, request: RequestFacts): Promise<void> {
  const row = await findCredential(actor.userId, slot);
  if (!row) return;
  const released = row.fileKey === undefined ? [] : [detachObject(row.fileKey, credentialId(row), request.now)];
  await commitCredential(actor, request, slot, [deleteCredential(row), ...released]);
}
