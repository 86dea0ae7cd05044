import { listWrite } from '#functions/data/lists/list-rows.ts';
import { writeWords } from '../../search/administrators/write-words.ts';
import { redrawWrites } from '../../search/map/draw-on-map.ts';
import { despiteOthers } from './despite-others.ts';
import type { Effect } from './effect.ts';

/** Updates the indexes that derive from rows: the map, the directory and the administrators' lists. */

export const map: Effect<'map'> = {
  lease: 'none',
  carryOut: async (item) => ({ writes: () => redrawWrites(item), losesTo: listWrite }),
};

export const words: Effect<'words'> = {
  lease: 'none',
  carryOut: async (item) => {
    await despiteOthers(() => writeWords(item));
    return null;
  },
};
