import type { NamedWrite } from '../../data/commit.ts';
import { attachObject, detachObject } from '../../data/files/object-writes.ts';
import type { JobDetailRow } from '../../data/rows.ts';
import { invalid } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { keepObject } from '../files/keep-file.ts';
import { fileKeysOf, filesOf } from './job-file-list.ts';

/** Checks and keeps the files in a job's details, and attaches them to the job in the job's own transaction. */

/**
 * Waits until every promise has ended, then throws the first error if there is one. Lambda may freeze the function after its
 * answer, so a refused request must not leave calls behind.
 */
async function allEnded<T>(promises: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** Keeps new files. Returns the writes that attach them to the job and detach files that the details no longer refer to. */
export async function fileWrites(
  actor: Actor,
  jobId: string,
  before: JobDetailRow | null,
  after: JobDetailRow,
  now: Date,
): Promise<NamedWrite[]> {
  const had = new Set(before ? fileKeysOf(before) : []);
  const files = filesOf(after);
  const named = new Set<string>();
  for (const { objectKey, rule } of files) {
    if (named.has(objectKey)) throw invalid(rule.path, 'This file is in the form twice. Remove one of them.');
    named.add(objectKey);
  }
  const attached = await allEnded(
    files
      .filter((file) => !had.has(file.objectKey))
      .map(async (file) => {
        const object = await keepObject(actor, file.objectKey, file.rule, now);
        if (object.attachedTo && object.attachedTo !== jobId)
          throw invalid(file.rule.path, 'This file is already used somewhere else. Upload it again to use it here.');
        return attachObject(object.objectKey, actor.userId, { id: jobId, as: file.as });
      }),
  );
  return [...attached, ...[...had].filter((key) => !named.has(key)).map((key) => detachObject(key, jobId, now))];
}
