import type { NamedWrite } from '#functions/data/commit.ts';
import type { MailDraft, WaitingNews } from '#functions/data/rows.ts';
import { findSearches } from '#functions/data/searches/search-queries.ts';
import { putSearches } from '#functions/data/searches/search-writes.ts';
import { withNews } from './pending-matches.ts';

/** Returns the write that adds the content of an email to the user's next daily email. */
export async function newsWrites(
  { userId, kind, subject, text, path }: MailDraft & Pick<WaitingNews, 'kind'>,
  now: Date,
): Promise<NamedWrite[]> {
  const row = await findSearches(userId);
  const news = { kind, title: subject, text, ...(path ? { path } : {}) };
  return [putSearches(withNews(row, userId, news, now), row?.revision ?? null)];
}
