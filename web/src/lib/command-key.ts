/** Returns whether this is an Apple device, on which the command key replaces Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the name of the key that a person presses with a character in a shortcut: ⌘ or Ctrl. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl');
