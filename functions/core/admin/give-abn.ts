import { paths } from '#shared/pages.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findAbnOwner } from '../../data/people/abn-queries.ts';
import { moveAbn, releaseAbn } from '../../data/people/abn-writes.ts';
import { findRetailerProfile } from '../../data/people/profile-queries.ts';
import { replaceRetailerProfile } from '../../data/people/profile-writes.ts';
import type { FieldChanges, RetailerProfileRow } from '../../data/rows.ts';
import { setting } from '../../env.ts';
import type { Actor } from '../actor.ts';

interface Given {
  changes: FieldChanges;
  writes: NamedWrite[];
}

const title = 'Your ABN was removed';
const lostText = (): string =>
  `The ABN in your profile belongs to another company, so an administrator has removed it from your profile. Enter your own ABN there. If the removed ABN is yours, email ${setting('SUPPORT_EMAIL')}.`;

/**
 * Notifies and emails the company that loses an ABN, in fixed words without the number or its new owner. The company has to
 * enter its own ABN, so a notification alone is not enough.
 */
function tellLoser(userId: string, now: Date): NamedWrite[] {
  const text = lostText();
  return [
    ...outboxWrite({ notifications: [{ userId, kind: 'report', title, text }] }, now),
    ...outboxWrite({ mail: { userId, kind: 'report', subject: title, text, path: paths.profile } }, now),
  ];
}

const isHeldBy = async (abn: string, userId: string): Promise<boolean> =>
  abn !== '' && (await findAbnOwner(abn)) === userId;

/**
 * Returns the writes that give a company an ABN, even if another company has it. The other company loses the ABN, gets an
 * email, and enters its own when it next saves its profile. The audit names the companies and not the number, because only the
 * owner of an ABN may see it. Returns null if there is nothing to change.
 */
export async function giveAbn(
  actor: Actor,
  company: RetailerProfileRow,
  abn: string | undefined,
  now: Date,
): Promise<Given | null> {
  if (abn === undefined) return null;
  const { userId, abnNumber } = company;
  const owner = await findAbnOwner(abn);
  if (owner === userId && abnNumber === abn) return null;
  const other = owner === null || owner === userId ? null : await findRetailerProfile(owner);
  const changes: FieldChanges = { abnOf: { from: other?.companyName ?? null, to: company.companyName } };
  const writes = [moveAbn(abn, owner, userId)];
  if (abnNumber !== abn && (await isHeldBy(abnNumber, userId))) writes.push(releaseAbn(abnNumber, userId));
  if (other)
    writes.push(
      replaceRetailerProfile({
        ...other,
        abnNumber: other.abnNumber === abn ? '' : other.abnNumber,
        version: other.version + 1,
        updatedAt: now.toISOString(),
      }),
      adminAuditWrite(
        { subjectId: other.userId, kind: 'retailer', action: 'edit', actorId: actor.userId, changes },
        now,
      ),
      ...(other.abnNumber === abn ? tellLoser(other.userId, now) : []),
    );
  return { changes, writes };
}
