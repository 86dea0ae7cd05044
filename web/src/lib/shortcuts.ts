import { isApple } from './command-key.ts';

/** Every keyboard shortcut of the product. The handlers of our own keys ask this list, and the keyboard help shows it. */

interface Shortcut {
  /** The place or component in which the keys work. */
  where: string;
  does: string;
  /** The shortcut's keys, as events name them. Each key alone triggers the shortcut. */
  keys: readonly string[];
  /** Pressed with Ctrl, or with ⌘ on a Mac. */
  withCommand?: boolean;
}

const pages = 'On every page';
const lists = 'Search and suggestions';
const rows = 'My Jobs and payments, as a table';
const tabs = 'Tabs';
const photos = 'Photos';
const calendar = 'Calendar, month';
const map = 'Map';
const picture = 'Profile picture';
const stars = 'Stars of a review';

export const shortcuts = {
  search: { where: pages, does: 'Search', keys: ['k'], withCommand: true },
  help: { where: pages, does: 'Show the keyboard shortcuts', keys: ['?'] },
  close: { where: pages, does: 'Close a dialog, a menu or a list', keys: ['Escape'] },
  messages: { where: pages, does: 'Go to the last message', keys: ['F8'] },
  listStep: { where: lists, does: 'Go through the results', keys: ['ArrowUp', 'ArrowDown'] },
  listOpen: { where: lists, does: 'Open or choose the result', keys: ['Enter'] },
  nextRow: { where: rows, does: 'Choose the next row; a wide window shows its details', keys: ['j', 'ArrowDown'] },
  previousRow: { where: rows, does: 'Choose the previous row', keys: ['k', 'ArrowUp'] },
  openRow: { where: rows, does: 'Open the job', keys: ['Enter'] },
  closeRow: { where: rows, does: 'Close the details', keys: ['Escape'] },
  tabStep: { where: tabs, does: 'Go to the next or previous tab', keys: ['ArrowLeft', 'ArrowRight'] },
  tabEnd: { where: tabs, does: 'Go to the first or last tab', keys: ['Home', 'End'] },
  previousPhoto: { where: photos, does: 'Previous photo', keys: ['ArrowLeft'] },
  nextPhoto: { where: photos, does: 'Next photo', keys: ['ArrowRight'] },
  firstPhoto: { where: photos, does: 'First photo', keys: ['Home'] },
  lastPhoto: { where: photos, does: 'Last photo', keys: ['End'] },
  zoomIn: { where: photos, does: 'Zoom in', keys: ['+', '='] },
  zoomOut: { where: photos, does: 'Zoom out', keys: ['-'] },
  dayBefore: { where: calendar, does: 'Previous day', keys: ['ArrowLeft'] },
  dayAfter: { where: calendar, does: 'Next day', keys: ['ArrowRight'] },
  weekBefore: { where: calendar, does: 'Same day a week earlier', keys: ['ArrowUp'] },
  weekAfter: { where: calendar, does: 'Same day a week later', keys: ['ArrowDown'] },
  moveMap: { where: map, does: 'Move the map', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
  zoomMap: { where: map, does: 'Zoom in or out', keys: ['+', '-'] },
  openMark: { where: map, does: 'Open the details of a place', keys: ['Enter', ' '] },
  movePicture: { where: picture, does: 'Move the picture', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
  moreStars: { where: stars, does: 'Fewer or more stars', keys: ['ArrowLeft', 'ArrowRight'] },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

/** Returns whether this key belongs to the shortcut, whichever modifier keys are pressed. */
export const isKeyOf = (name: ShortcutName, key: string): boolean =>
  (shortcuts[name].keys as readonly string[]).includes(key);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns whether the event is a press of the shortcut. Ctrl or ⌘ must be pressed if, and only if, the shortcut needs it. */
export function isPressOf(name: ShortcutName, { key, ctrlKey, metaKey, altKey }: Press): boolean {
  const { withCommand = false }: Shortcut = shortcuts[name];
  const [command, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return isKeyOf(name, withCommand ? key.toLowerCase() : key) && command === withCommand && !other && !altKey;
}
