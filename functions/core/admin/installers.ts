import { pickFields } from '#shared/api/fields/described-fields.ts';
import { editedInstaller } from '#shared/api/fields/installer-description.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, BodyOf } from '#shared/api/route/route.ts';
import { readInstallerProfiles, readRetailerProfiles } from '../../data/people/profile-queries.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';
import { everyone, unverified } from '../../data/words/word-keys.ts';
import type { AgeOrder } from '../../data/words/word-queries.ts';
import { type Asked, findListed } from '../search/administrators/find-listed.ts';
import { wordsOfInstaller } from '../search/administrators/words-of.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { type AccountMarks, readAccountMarks } from './mail.ts';

export type AdminInstaller = AnswerOf<Routes['editInstaller']>['installer'];
export type InstallerEdit = BodyOf<Routes['editInstaller']>;

/** The fields of an installer that an administrator can edit. */
export const editable = (row: InstallerProfileRow) => pickFields(editedInstaller, row);

const view = (
  row: InstallerProfileRow,
  verifiedBy: string | null,
  looksLike: AdminInstaller['looksLike'],
  marks: AccountMarks,
): AdminInstaller => ({
  id: row.userId,
  ...editable(row),
  profileVisibility: row.profileVisibility,
  verifiedAt: row.verifiedAt ?? null,
  verifiedBy,
  declinedAt: row.declinedAt ?? null,
  version: row.version,
  looksLike,
  suspendedAt: row.suspendedAt ?? null,
  ...marks,
  createdAt: row.createdAt,
});

const records = {
  read: async (ids: readonly string[]) =>
    new Map((await readInstallerProfiles(ids, true)).map((row) => [row.userId, row])),
  wordsOf: wordsOfInstaller,
};

/**
 * Adds the names of the administrators who verified each installer. An administrator's name is in their profile as a retailer
 * or an installer.
 */
export async function viewAll(rows: readonly InstallerProfileRow[]): Promise<AdminInstaller[]> {
  const verifiers = [...new Set(rows.flatMap(({ verifiedBy }) => verifiedBy ?? []))];
  const [looksLike, marks, ...people] = await Promise.all([
    lookAlikesOf(rows),
    readAccountMarks(rows.map(({ userId }) => userId)),
    readRetailerProfiles(verifiers),
    readInstallerProfiles(verifiers),
  ]);
  const names = new Map(people.flat().map(({ userId, contactName }) => [userId, contactName]));
  return rows.map((row) =>
    view(row, names.get(row.verifiedBy ?? '') ?? null, looksLike(row.userId), marks(row.userId)),
  );
}

async function answerPage(
  asked: Asked,
  besides: string,
  order: AgeOrder,
): Promise<{ installers: AdminInstaller[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await findListed('installers', asked, records, besides, order);
  return { installers: await viewAll(rows), nextCursor };
}

export const listInstallers = (asked: Asked) => answerPage(asked, everyone, 'desc');
/** Lists the unverified installers, the oldest first, so that no installer waits while administrators check newer ones. */
export const listUnverified = (asked: Asked) => answerPage(asked, unverified, 'asc');
