/** On a Mac, the command key replaces Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The name of the key that is pressed with a character. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl');
