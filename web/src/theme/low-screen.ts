/** A screen so low that fixed bars would leave no space to read: a phone held sideways, or a desktop at 400 % zoom. */
export const lowScreen = '@media (max-height: 30rem)';

/** The style of a bar that stays in its place on the screen. On a low screen, it scrolls with the page. */
export const unlessLow = { css: { [lowScreen]: { position: 'static' } } };

/** The space that a page leaves for bars, which do not stay in their place on a low screen. */
export const lowRoom = {
  [lowScreen]: {
    '&, &:has([data-bottom-bar])': { '--quick-bar': '0rem' },
    scrollPaddingTop: '1rem',
    scrollPaddingBottom: '1rem',
  },
};
