/** On a Mac, the command key takes the place of Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** What the key is called that is pressed with a letter. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl');
