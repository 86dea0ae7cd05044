import { ConditionLost, commit } from '#functions/data/commit.ts';
import { findJobRow } from '#functions/data/jobs/job-queries.ts';
import { findInstallerProfile, findRetailerProfile } from '#functions/data/people/profile-queries.ts';
import type { Effects } from '#functions/data/rows.ts';
import { findWords } from '#functions/data/words/word-queries.ts';
import { type Listed, replaceWordsWrites } from '#functions/data/words/word-writes.ts';
import { again, retry } from '#functions/retry.ts';
import { wordsOfInstaller, wordsOfJob, wordsOfRetailer } from './words-of.ts';

type Target = NonNullable<Effects['words']>;

async function listedNow({ list, itemId }: Target): Promise<Pick<Listed, 'createdAt' | 'words'> | null> {
  if (list === 'jobs') {
    const job = await findJobRow(itemId);
    return job && { createdAt: job.createdAt, words: wordsOfJob(job) };
  }
  if (list === 'retailers') {
    const profile = await findRetailerProfile(itemId);
    return profile && { createdAt: profile.createdAt, words: wordsOfRetailer(profile) };
  }
  const profile = await findInstallerProfile(itemId);
  return profile && { createdAt: profile.createdAt, words: wordsOfInstaller(profile) };
}

const patience = { tries: 8, firstPause: 20, longestPause: 250 };

/**
 * Writes the current words of a record to the search index. Reads the index before the record, so a run that read an older record
 * fails its condition and starts again. Can be repeated.
 */
export async function writeWords(target: Target): Promise<void> {
  await retry(async (isLast) => {
    const before = await findWords(target.list, target.itemId);
    const now = (await listedNow(target)) ?? { createdAt: before?.createdAt ?? '', words: [] };
    try {
      return await commit(replaceWordsWrites(before, { ...target, ...now }));
    } catch (error) {
      if (isLast || !(error instanceof ConditionLost)) throw error;
      return again;
    }
  }, patience);
}
