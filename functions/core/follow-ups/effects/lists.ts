import { jobVersionWrite } from '#functions/data/jobs/job-writes.ts';
import { listWrite } from '#functions/data/lists/list-rows.ts';
import { profileVersionWrite } from '#functions/data/people/profile-writes.ts';
import { writeWords } from '../../search/administrators/write-words.ts';
import { itemListWrites } from '../../search/directory/item-list-writes.ts';
import { despiteOthers } from './despite-others.ts';
import type { Effect } from './effect.ts';

/**
 * Updates the indexes that derive from rows: the lists of public jobs and installers for each area (`map`), and the
 * administrators' search index (`words`).
 */

export const map: Effect<'map'> = {
  lease: 'none',
  carryOut: async (item) => ({
    writes: () => itemListWrites(item),
    losesTo: [listWrite, jobVersionWrite, profileVersionWrite],
  }),
};

export const words: Effect<'words'> = {
  lease: 'none',
  carryOut: async (item) => {
    await despiteOthers(() => writeWords(item));
    return null;
  },
};
