/** So low that bars that stay would leave no room to read: a phone held sideways, or a desk at 400 %. */
export const lowScreen = '@media (max-height: 30rem)';

/** A bar that stays in its place on the screen, unless that is low. Then it scrolls with the page. */
export const unlessLow = { css: { [lowScreen]: { position: 'static' } } };

/** What the page leaves free for its bars. */
export const lowRoom = {
  [lowScreen]: {
    '&, &:has([data-bottom-bar])': { '--quick-bar': '0rem' },
    scrollPaddingTop: '1rem',
    scrollPaddingBottom: '1rem',
  },
};
