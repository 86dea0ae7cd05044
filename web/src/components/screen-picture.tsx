import { chakra } from '@chakra-ui/react';

/** The sizes of the pictures in pixels. The page reserves this space, so that the text does not move when a picture loads. */
const sizes = { desk: { width: 960, height: 640 }, phone: { width: 390, height: 700 } };

interface Props {
  name: string;
  /** The text alternative of the picture. */
  shows: string;
  /** The picture from the width of a tablet. A phone gets its own, because the text of a desktop's would be too small to read. */
  wide: keyof typeof sizes;
}

const modes = ['light', 'dark'] as const;
const shownIn = { light: { base: 'block', _dark: 'none' }, dark: { base: 'none', _dark: 'block' } } as const;

/**
 * A picture of one of the product's screens, taken by `web/e2e/take-pictures.ts`. CSS chooses the picture of the theme, because the
 * pages with pictures are prerendered without one. The browser does not load the other.
 */
export const ScreenPicture = ({ name, shows, wide }: Props) =>
  modes.map((mode) => (
    <picture key={mode}>
      <source media="(min-width: 30rem)" srcSet={`/screens/${name}-${wide}-${mode}.webp`} {...sizes[wide]} />
      <chakra.img
        src={`/screens/${name}-phone-${mode}.webp`}
        alt={shows}
        htmlWidth={sizes.phone.width}
        htmlHeight={sizes.phone.height}
        display={shownIn[mode]}
        width="100%"
        height="auto"
        // A phone shows the page without its header, which would look like a second header of this page, and cuts off what is too
        // high to be on one screen with its caption.
        maxHeight={{ base: '24rem', sm: 'none' }}
        objectFit="cover"
        objectPosition={{ base: '0 -3.5rem', sm: 'top' }}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
