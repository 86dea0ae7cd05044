/** The themes of the pages. Until a user chooses, the theme is light, even if their system is set to dark. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
