import * as z from 'zod';
import { readNewestShownPhotos } from '#functions/data/jobs/shown-photo-queries.ts';
import { readInstallerProfiles } from '#functions/data/people/profile-queries.ts';
import type { Area, InstallerProfileRow } from '#functions/data/rows.ts';
import { uuid } from '#shared/api/fields/common-fields.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { compareInDirectory, directoryPageSize, passes } from '#shared/domain/people/directory.ts';
import { availabilities } from '#shared/domain/people/installer.ts';
import type { Actor } from '../../actor.ts';
import { isFindable } from '../../figures/public-figures.ts';
import { inSuburb, suburbOf } from '../../whereabouts/installer-position.ts';
import { type RankedInstaller, rankedInstallers } from './cached-lists.ts';
import { cursorsOf } from './rank-cursor.ts';

/** Lists installers in the directory, a page at a time. */

const cursors = cursorsOf(
  z.object({
    id: uuid,
    availability: z.enum(availabilities),
    leadTimeDays: z.number(),
    averageRating: z.number().nullable(),
    reviewCount: z.number(),
  }),
);

type Query = QueryOf<Routes['listInstallers']>;
type Answer = AnswerOf<Routes['listInstallers']>;
type Card = Answer['installers'][number];

/** Tells whether the caller sees contact names. As on the map, only retailers and administrators see them. */
const seesNames = (actor: Actor | null): boolean =>
  actor !== null && (actor.isAdmin || (actor.role === 'retailer' && actor.user.profileCompleted));

function viewCard(
  listed: RankedInstaller,
  row: InstallerProfileRow,
  newestPhotoId: string | null,
  seesName: boolean,
): Card {
  return {
    id: row.userId,
    companyName: row.companyName,
    ...(seesName ? { contactName: row.contactName } : {}),
    location: suburbOf(row),
    ...inSuburb(row),
    statesServed: row.statesServed,
    services: row.services,
    accreditations: row.accreditations,
    brandCertifications: row.brandCertifications,
    crewSize: row.crewSize ?? null,
    availability: row.availability,
    leadTimeDays: row.leadTimeDays ?? null,
    installRadius: row.installRadius ?? null,
    verifiedAt: row.verifiedAt ?? null,
    averageRating: listed.averageRating,
    reviewCount: listed.reviewCount,
    completedJobs: listed.completedJobs,
    responseHours: listed.responseHours,
    newestPhotoId,
  };
}

/**
 * Returns the id of the newest photo of each installer's finished work. Installers without a counted job show none, so theirs is
 * not read. The photo's URL checks whether the photo may still be shown.
 */
async function readNewestPhotoIds(page: readonly RankedInstaller[]): Promise<ReadonlyMap<string, string>> {
  const experienced = page.filter(({ completedJobs }) => completedJobs > 0);
  const photos = await readNewestShownPhotos(experienced.map(({ id }) => id));
  return new Map(photos.map(({ installerId, photoId }) => [installerId, photoId]));
}

/** Shows a page. An installer who has just become private still counts in `total` for a moment, but is not shown. */
async function viewPage(page: readonly RankedInstaller[], seesName: boolean): Promise<Card[]> {
  const [profiles, photoIds] = await Promise.all([
    readInstallerProfiles(page.map(({ id }) => id)),
    readNewestPhotoIds(page),
  ]);
  const rows = new Map(profiles.map((row) => [row.userId, row]));
  return page.flatMap((listed) => {
    const row = rows.get(listed.id);
    return isFindable(row) ? [viewCard(listed, row, photoIds.get(listed.id) ?? null, seesName)] : [];
  });
}

/**
 * Returns the list to search. A search of several states uses the list of Australia, because an installer may be in the lists of
 * several states.
 */
const listFor = ({ states: [first, ...others] }: Query): Area =>
  first === undefined || others.length > 0 ? 'AU' : first;

export async function listInstallers(actor: Actor | null, query: Query): Promise<Answer> {
  const { cursor, ...filter } = query;
  const after = cursor === undefined ? null : cursors.read(cursor);
  const found = (await rankedInstallers(listFor(query))).filter((facts) => passes(facts, filter));
  const rest = after === null ? found : found.filter((each) => compareInDirectory(after, each) < 0);
  const page = rest.slice(0, directoryPageSize);
  const last = page.at(-1);
  return {
    installers: await viewPage(page, seesNames(actor)),
    total: found.length,
    nextCursor: last && rest.length > page.length ? cursors.after(last) : null,
  };
}
