import { addresses } from 'virtual:addresses';
import type { LiveName } from './live.ts';

/** Marks the element that shows an answer, and says where the answer comes from. */
export const livePlace = (name: LiveName) => ({ 'data-live': name, 'data-from': addresses[name].path });
