import type { NamedWrite } from '../commit.ts';
import type { KeptListRow } from '../rows.ts';
import { write } from '../write.ts';

/** Writes the whole list, on the condition that it still has the revision `before`, which is null if there was no list. */
export const putKeptList = (row: Omit<KeptListRow, 'revision'>, before: number | null): NamedWrite =>
  write('kept list', (entities) => {
    const item = { ...row, revision: (before ?? 0) + 1 };
    return before === null
      ? entities.keptList.create(item).commit()
      : entities.keptList
          .put(item)
          .where(({ revision }, { eq }) => eq(revision, before))
          .commit();
  });
