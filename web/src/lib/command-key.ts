/** Returns whether this is an Apple device, on which the command key replaces Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the name of the modifier key in our shortcuts: ⌘ on Apple devices, and Ctrl on all others. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl');
