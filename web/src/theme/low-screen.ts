/** So low that fixed bars would leave no space to read: a phone held sideways, or a desktop at 400 %. */
export const lowScreen = '@media (max-height: 30rem)';

/** A bar that stays in its place on the screen, unless the screen is low. Then it scrolls with the page. */
export const unlessLow = { css: { [lowScreen]: { position: 'static' } } };

/** The space that the page leaves for its bars. */
export const lowRoom = {
  [lowScreen]: {
    '&, &:has([data-bottom-bar])': { '--quick-bar': '0rem' },
    scrollPaddingTop: '1rem',
    scrollPaddingBottom: '1rem',
  },
};
