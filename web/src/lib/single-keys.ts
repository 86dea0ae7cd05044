import { browserStorage } from './browser-storage.ts';

/**
 * The key of the setting that turns off shortcuts of one character on this device. Speech input and shaking hands press such keys
 * by mistake.
 */
const storageKey = 'suncrew-single-keys';

export const hasSingleKeys = (): boolean => browserStorage.read(storageKey) !== 'off';
export const setSingleKeys = (isOn: boolean): void => browserStorage.write(storageKey, isOn ? null : 'off');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null;

export const isDialogOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Returns whether a shortcut of one character works now: it is turned on, and the person isn't typing. */
export const takesSingleKey = ({ target }: Pick<KeyboardEvent, 'target'>): boolean =>
  !isTyping(target) && hasSingleKeys();
