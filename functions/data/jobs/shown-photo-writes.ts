import type { NamedWrite } from '../commit.ts';
import { shownPhotoListKeys } from '../entities/jobs/shown-photo-entity.ts';
import { noListKeys } from '../entities/kind.ts';
import type { ShownPhotoRow } from '../rows.ts';
import { write } from '../write.ts';

/** Writes the photo of a job. It needs no condition, because its transaction also changes the version of the job. */
export const putShownPhoto = (row: ShownPhotoRow): NamedWrite =>
  write('shown photo', (entities) =>
    entities.shownPhoto.put({ ...row, ...noListKeys, ...shownPhotoListKeys(row) }).commit(),
  );

export const deleteShownPhoto = (jobId: string): NamedWrite =>
  write('shown photo', (entities) => entities.shownPhoto.delete({ jobId }).commit());
