import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { childId } from '#shared/domain/ids.ts';
import { averageOf } from '#shared/domain/people/reputation.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import { readInstallerProfiles, readRetailerProfiles } from '../../data/people/profile-queries.ts';
import { readOpenReports } from '../../data/reports/report-queries.ts';
import type { RatingRow } from '../../data/rows.ts';
import { type RatingKey, readRatings } from '../../data/work/rating-queries.ts';

type Listed = AnswerOf<Routes['listReports']>;

/** Returns the company names by user id. Accounts without a profile and deleted accounts have none. */
export async function companiesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const all = [...new Set(ids)];
  const profiles = await Promise.all([readRetailerProfiles(all), readInstallerProfiles(all)]);
  return new Map(profiles.flat().map(({ userId, companyName }) => [userId, companyName]));
}

const keyOf = ({ jobId, ratingId }: RatingKey): string => childId(jobId, ratingId);

export async function listReports(cursor: string | undefined): Promise<Listed> {
  const { items, nextCursor } = await readOpenReports(cursor);
  const [ratings, users] = await Promise.all([
    readRatings(items.flatMap(({ review }) => review ?? [])),
    readUsers([...new Set(items.map(({ userId }) => userId))]),
  ]);
  const companies = await companiesOf([
    ...items.flatMap(({ userId, complaints }) => [userId, ...complaints.map(({ reporterId }) => reporterId)]),
    ...ratings.map(({ toUserId }) => toUserId),
  ]);
  const reviews = new Map(ratings.map((rating) => [keyOf(rating), rating]));
  const roles = new Map(users.map(({ userId, role }) => [userId, role]));
  const nameOf = (userId: string): string | null => companies.get(userId) ?? null;
  const viewReview = (row: RatingRow | undefined): Listed['reports'][number]['review'] =>
    row
      ? {
          text: row.review,
          average: averageOf(row.sixths, 1) ?? 0,
          aboutId: row.toUserId,
          about: nameOf(row.toUserId),
          jobId: row.jobId,
          updatedAt: row.updatedAt,
        }
      : null;
  return {
    reports: items.map((row) => ({
      id: childId(row.userId, row.thingId),
      version: row.version,
      openedAt: row.openedAt ?? '',
      personId: row.userId,
      role: roles.get(row.userId) ?? null,
      companyName: nameOf(row.userId),
      kind: row.review ? 'review' : 'profile',
      review: viewReview(row.review && reviews.get(keyOf(row.review))),
      complaints: row.complaints.map(({ reporterId, reason, at }) => ({ by: nameOf(reporterId), reason, at })),
    })),
    nextCursor,
  };
}
