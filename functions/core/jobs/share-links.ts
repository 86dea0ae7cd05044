import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { type ShareDays, shareExpiry, shareStateOf, usualShareDays } from '#shared/domain/jobs/share-link.ts';
import { findGrant, readGrants } from '../../data/jobs/share-link-queries.ts';
import { deleteGrant } from '../../data/jobs/share-link-writes.ts';
import { readAcquaintedAmong } from '../../data/people/acquaintance-queries.ts';
import { readInstallerProfiles, readRetailerProfiles } from '../../data/people/profile-queries.ts';
import type { AuditDetails } from '../../data/rows.ts';
import { refuseUninvitable } from '../people/invitable.ts';
import { newToken } from '../secret-token.ts';
import type { JobAccess } from './access/job-access.ts';
import type { Changer } from './run-transition.ts';
import { runTransition } from './run-transition.ts';

interface Sharing {
  rotate: boolean;
  days: ShareDays | undefined;
  /** The only installer who may use the link, null for any installer, undefined to keep the current one. */
  onlyFor: string | null | undefined;
}

/**
 * Returns the token of a posted job's share link: the existing link while it is live, otherwise a new one. Rotating replaces
 * the link and voids the earlier one with its grants (the records of the users who opened it). A number of days changes the end
 * of a live link.
 */
export async function shareJob(
  changer: Changer,
  access: JobAccess,
  { rotate, days, onlyFor }: Sharing,
): Promise<string> {
  if (onlyFor) await refuseUninvitable(changer.actor.userId, onlyFor, 'onlyFor');
  const changed = await runTransition(changer, access, 'share', async ({ job, now }) => {
    const isLive = !rotate && shareStateOf(job, now) === 'live';
    if (isLive && days === undefined && onlyFor === undefined) return null;
    const { shareRevokedAt: _at, shareFor, ...others } = job;
    const only = onlyFor === undefined ? shareFor : onlyFor;
    const rest = { ...others, ...(only ? { shareFor: only } : {}) };
    const end = isLive && days === undefined ? job.shareExpiresAt : shareExpiry(days ?? usualShareDays, now);
    const ends = { ...rest, ...(end === undefined ? {} : { shareExpiresAt: end }) };
    const details: AuditDetails = isLive ? { moved: true } : { rotated: job.shareToken !== undefined };
    return {
      job: isLive ? ends : { ...ends, shareToken: newToken(), shareEpoch: job.shareEpoch + 1 },
      details,
      // An installer who was unassigned is barred from the link. If the owner makes a link for this installer alone, the bar is
      // lifted.
      writes: onlyFor && (await findGrant(job.jobId, onlyFor))?.barredAt ? [deleteGrant(job.jobId, onlyFor)] : [],
    };
  });
  return changed.job.shareToken ?? '';
}

/** Voids the link and its grants. Installers who have applied keep their applications. */
export async function revokeShareLink(changer: Changer, access: JobAccess): Promise<void> {
  await runTransition(changer, access, 'share', ({ job, at }) => {
    const { shareToken, shareExpiresAt: _end, shareFor: _only, ...rest } = job;
    if (shareToken === undefined) return null;
    return { job: { ...rest, shareRevokedAt: at }, details: { revoked: true } };
  });
}

/**
 * Returns the companies that opened the link, the latest first. A user without a profile has no company yet. An installer with
 * a private profile is only named if they have dealt with the owner.
 */
async function usesOf({ job }: JobAccess): Promise<AnswerOf<Routes['getShareLink']>['uses']> {
  const grants = (await readGrants(job.jobId)).filter(
    ({ shareEpoch, barredAt }) => shareEpoch === job.shareEpoch && !barredAt,
  );
  const ids = grants.map(({ userId }) => userId);
  const [installers, retailers] = await Promise.all([readInstallerProfiles(ids), readRetailerProfiles(ids)]);
  const privateIds = installers.filter((row) => row.profileVisibility === 'private').map(({ userId }) => userId);
  const acquainted = await readAcquaintedAmong(job.retailerId, privateIds);
  const hidden = new Set(privateIds.filter((userId) => !acquainted.has(userId)));
  const known = new Map<string, { company: string; role: 'installer' | 'retailer' }>([
    ...installers.map(({ userId, companyName }) => [userId, { company: companyName, role: 'installer' }] as const),
    ...retailers.map(({ userId, companyName }) => [userId, { company: companyName, role: 'retailer' }] as const),
  ]);
  return grants
    .map(({ userId, createdAt }) => ({
      userId: hidden.has(userId) ? null : userId,
      company: hidden.has(userId) ? null : (known.get(userId)?.company ?? null),
      role: known.get(userId)?.role ?? null,
      openedAt: createdAt,
    }))
    .sort((a, b) => b.openedAt.localeCompare(a.openedAt));
}

/** Returns the company of the only installer who may use the link, or null if any installer may. */
async function companyOf(userId: string | undefined): Promise<AnswerOf<Routes['getShareLink']>['onlyFor']> {
  if (userId === undefined) return null;
  const [profile] = await readInstallerProfiles([userId]);
  return { userId, company: profile?.companyName ?? null };
}

/** Returns the state of the link for its owner. Others cannot tell an ended link from one that never existed. */
export async function getShareLink(access: JobAccess, now: Date): Promise<AnswerOf<Routes['getShareLink']>> {
  const { shareToken, shareExpiresAt, shareRevokedAt } = access.job;
  const state = shareStateOf(access.job, now);
  return {
    state,
    shareToken: state === 'live' ? (shareToken ?? null) : null,
    expiresAt: shareExpiresAt ?? null,
    revokedAt: shareRevokedAt ?? null,
    onlyFor: await companyOf(access.job.shareFor),
    uses: state === 'none' ? [] : await usesOf(access),
  };
}
