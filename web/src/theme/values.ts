import { defineConfig, mergeConfigs } from '@chakra-ui/react';
import { keyframes, semanticTokens, tokens } from '@chakra-ui/react/theme';
import { colors, semanticColors } from './colors.ts';
import { lowRoom } from './low-screen.ts';

/** The values behind the names of colours and sizes, and the styles of every element. */

const theirs = defineConfig({
  // Resets the browser defaults. Every recipe builds on this.
  preflight: true,
  theme: { keyframes, tokens, semanticTokens },
});

/** `font.css` defines these fonts. */
const fonts = '"Figtree Variable", "As Figtree", "As Figtree on Linux", system-ui, sans-serif';

/** Our colours, fonts and corners. */
const ours = defineConfig({
  globalCss: {
    '*': {
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
      '--global-color-border': 'colors.border',
      // Component libraries wait for the end of an animation, so animations stay, with almost no length. A transition of any
      // length would delay content, and the focus with it. An animation without an end would flicker, so it runs once.
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0s !important',
      },
    },
    html: {
      color: 'fg',
      bg: 'bg',
      lineHeight: '1.5',
      colorPalette: 'sea',
      // Elements that the browser draws follow the theme chosen here, not the system's.
      colorScheme: 'light',
      '&.dark': { colorScheme: 'dark' },
      '--quick-bar': '0rem',
      '--bottom-bars': 'var(--quick-bar)',
      '--above-bottom-bar': 'calc(var(--bottom-bars) + 1.5rem)',
      '&:has([data-bottom-bar])': {
        '--quick-bar': { base: 'calc(3.5rem + env(safe-area-inset-bottom))', md: '0rem' },
      },
      // Toasts and the end of the page keep clear of any action bar at the bottom.
      '&:has([data-thumb-bar])': { '--above-bottom-bar': 'calc(var(--quick-bar) + 5.5rem)' },
      '&:has([data-thumb-bar=fixed])': { '--bottom-bars': 'calc(var(--quick-bar) + 4.5rem)' },
      // On a phone, a bar with two lines.
      '&:has([data-thumb-bar=tall])': {
        '--bottom-bars': { base: 'calc(var(--quick-bar) + 8rem)', md: '4.5rem' },
        '--above-bottom-bar': 'calc(var(--bottom-bars) + 1rem)',
      },
      '--header': '65px',
      // On a phone, a visitor's header has another line.
      '&:has([data-visitor-pages])': { '--header': { base: '113px', md: '65px' } },
      scrollPaddingTop: 'calc(var(--header) + 15px)',
      scrollPaddingBottom: 'max(96px, var(--above-bottom-bar))',
      ...lowRoom,
    },
    '#root': {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '100dvh',
      '&:has([data-whole-window])': { height: '100dvh' },
    },
    // The message of `say-lost.ts`, which is shown if the application did not load.
    '[data-lost]': {
      position: 'fixed',
      insetInline: '4',
      bottom: '4',
      mx: 'auto',
      maxWidth: 'lg',
      zIndex: 'banner',
      p: '5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
      boxShadow: 'lg',
      '& button': {
        mt: '4',
        px: '5',
        minHeight: '11',
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        borderRadius: 'md',
        fontWeight: '650',
        cursor: 'pointer',
      },
    },
    body: { bg: 'bg', color: 'fg', fontFeatureSettings: '"tnum" 1', minHeight: '100dvh' },
    // An endless word, such as the URL of a website, breaks before the page becomes wider than the window.
    'p, h1, h2, h3, h4, dd, li, a, label, legend, [data-part=title], [data-part=description]': {
      overflowWrap: 'anywhere',
    },
    // An icon beside a long text keeps its size.
    svg: { flexShrink: '0' },
    '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
    '::selection': { bg: 'sun.200', color: 'gray.900' },
  },
  theme: {
    tokens: {
      colors,
      fonts: {
        heading: { value: fonts },
        body: { value: fonts },
      },
      radii: {
        xs: { value: '4px' },
        sm: { value: '6px' },
        md: { value: '10px' },
        lg: { value: '14px' },
        xl: { value: '20px' },
      },
    },
    semanticTokens: { colors: semanticColors },
  },
});

export const values = mergeConfigs(theirs, ours);
