import { findDataCopy } from '#functions/data/accounts/data-copy-queries.ts';
import { addPartToCopy } from '#functions/data/accounts/data-copy-writes.ts';
import { findUser } from '#functions/data/accounts/user-queries.ts';
import { ConditionLost, commit } from '#functions/data/commit.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { Effects } from '#functions/data/rows.ts';
import { productName } from '#shared/product.ts';
import { removeCopyFiles } from '../../files/remove-data-copy.ts';
import { actorFor, packPart } from './copy-part.ts';
import { copyTimes } from './copy-times.ts';
import { gatherPart, type PartLimits } from './gather-part.ts';

type PrepareCopy = Extract<NonNullable<Effects['followUp']>, { kind: 'prepareCopy' }>;

const ready = (userId: string): NonNullable<Effects['notifications']> => [
  {
    userId,
    kind: 'copy',
    title: 'The copy of your data is ready',
    text: 'You can download it in Account Settings for the next 24 hours.',
    email: {
      subject: `Your ${productName} data is ready to download`,
      text: 'Download the copy in Account Settings. You have 24 hours.',
    },
  },
];

/**
 * Adds one part to a copy, then asks for the next one or notifies the owner that the copy is ready. A retry overwrites a part
 * until the row records it. If the user asks for another copy or deletes the account in the meantime, this function removes the
 * files of this copy.
 */
export async function prepareCopy(asked: PrepareCopy, now: Date, limits?: PartLimits): Promise<void> {
  const { userId, copyId, part, from, replaced } = asked;
  const [user, before] = await Promise.all([findUser(userId), findDataCopy(userId)]);
  if (!user || user.closedAt !== undefined || before?.copyId !== copyId || before.parts.length !== part - 1) return;
  if (replaced) await removeCopyFiles(replaced);
  const gathered = await gatherPart(actorFor(user), from, limits);
  const { next } = gathered;
  const zip = packPart(user, part, gathered, now);
  const { putCopyPart } = await import('#functions/storage/data-copies.ts');
  await putCopyPart(copyId, part, zip);
  const readyAt = next ? {} : { readyAt: now.toISOString() };
  const after = { ...copyTimes(now), parts: [...before.parts, zip.length], ...readyAt };
  const follows: Effects = next
    ? { followUp: { kind: 'prepareCopy', userId, copyId, part: part + 1, from: next } }
    : { notifications: ready(userId) };
  try {
    await commit([addPartToCopy(before, after), ...outboxWrite(follows, now)]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    if ((await findDataCopy(userId))?.copyId !== copyId) await removeCopyFiles({ copyId, parts: part });
  }
}
