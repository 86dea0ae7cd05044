import type { NamedWrite } from '../commit.ts';
import { shownPhotoListKeys } from '../entities/jobs/shown-photo-entity.ts';
import { noListKeys } from '../entities/kind.ts';
import type { ShownPhotoRow } from '../rows.ts';
import { write } from '../write.ts';

/** Without a condition: every change of the row changes the version of its job in the same transaction. */
export const putShownPhoto = (row: ShownPhotoRow): NamedWrite =>
  write('shown photo', (entities) =>
    entities.shownPhoto.put({ ...row, ...noListKeys, ...shownPhotoListKeys(row) }).commit(),
  );

export const deleteShownPhoto = (jobId: string): NamedWrite =>
  write('shown photo', (entities) => entities.shownPhoto.delete({ jobId }).commit());
