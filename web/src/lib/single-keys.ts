import { browserStorage } from './browser-storage.ts';

/** Whether a shortcut of one character works on this device. Speech input and shaking hands press such keys by mistake. */
const storageKey = 'suncrew-single-keys';

export const hasSingleKeys = (): boolean => browserStorage.read(storageKey) !== 'off';
export const setSingleKeys = (isOn: boolean): void => browserStorage.write(storageKey, isOn ? null : 'off');
