/** The colours of the pages. Light until a user chooses, whatever the system setting. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
