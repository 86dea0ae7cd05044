/** The screens that people use with a finger. */
export const touch = '@media (pointer: coarse)';

/** Shows an element only on a touch screen, as part of a line of text or of a row of buttons. */
export const onlyByTouch = { display: 'none', css: { [touch]: { display: 'inline-flex' } } } as const;
/** Hides an element on a touch screen. */
export const neverByTouch = { css: { [touch]: { display: 'none' } } } as const;
