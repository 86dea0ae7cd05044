import type { Role } from '#shared/domain/jobs/job.ts';
import { finishedWorkPerPage } from '#shared/domain/jobs/shown-photo.ts';
import { shownPhotoLists } from '../entities/jobs/shown-photo-entity.ts';
import { readPage } from '../page.ts';
import { readMany } from '../read-many.ts';
import type { RequirementRow, ShownPhotoRow } from '../rows.ts';
import { rows } from '../service.ts';

interface PhotoPage {
  items: ShownPhotoRow[];
  nextCursor: string | null;
}

/** Returns a page of the photos on a company page, newest work first. The index only has keys, so this reads the rows too. */
export async function readShownPhotosOf(userId: string, role: Role, cursor: string | undefined): Promise<PhotoPage> {
  const page = await readPage<ShownPhotoRow>(
    (options) =>
      role === 'retailer'
        ? rows()
            .shownPhoto.query.newestOfRetailer({ list2pk: shownPhotoLists.photosOfRetailer(userId) })
            .go({ ...options, order: 'desc', hydrate: true })
        : rows()
            .shownPhoto.query.newestOfInstaller({ list1pk: shownPhotoLists.photosOfInstaller(userId) })
            .go({ ...options, order: 'desc', hydrate: true }),
    cursor,
    finishedWorkPerPage,
  );
  // DynamoDB returns rows in any order if they are read by their keys, so this sorts them again.
  return { ...page, items: page.items.sort((a, b) => (a.finishedAt < b.finishedAt ? 1 : -1)) };
}

/** Returns the newest photo of each of these installers who has one, in any order. */
export async function readNewestShownPhotos(installerIds: readonly string[]): Promise<ShownPhotoRow[]> {
  const found = await Promise.all(
    installerIds.map((installerId) =>
      rows()
        .shownPhoto.query.newestOfInstaller({ list1pk: shownPhotoLists.photosOfInstaller(installerId) })
        .go({ order: 'desc', hydrate: true, limit: 1 }),
    ),
  );
  return found.flatMap(({ data }) => data);
}

/** Returns the photo with this id. Null unless company pages show the photo. */
export async function findShownPhoto(photoId: string): Promise<ShownPhotoRow | null> {
  const { data } = await rows()
    .shownPhoto.query.byPhoto({ list3pk: shownPhotoLists.photo(photoId) })
    .go({ hydrate: true, limit: 1 });
  return data[0] ?? null;
}

/** Returns the requirements to which these photos belong. A strong read. */
export const readRequirementsOf = (photos: readonly ShownPhotoRow[]): Promise<RequirementRow[]> =>
  readMany(
    photos.map(({ jobId, requirementId }) => ({ jobId, requirementId })),
    (open) => rows().requirement.get(open).go({ consistent: true }),
  );
