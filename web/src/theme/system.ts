import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  alertSlotRecipe,
  animationStyles,
  badgeRecipe,
  breakpoints,
  buttonRecipe,
  cardSlotRecipe,
  containerRecipe,
  emptyStateSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputAddonRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  semanticTokens,
  separatorRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { colors, semanticColors } from './colors.ts';
import { lowRoom } from './low-screen.ts';

/**
 * Only the recipes that the frame of every page needs, because each adds bytes and start-up time. Those of other components
 * are in the folder `recipes`, and arrive with them.
 */
const parts = defineConfig({
  // Resets the browser defaults. Every recipe builds on this.
  preflight: true,
  cssVarsPrefix: 'sc',
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    animationStyles,
    recipes: {
      badge: badgeRecipe,
      button: buttonRecipe,
      container: containerRecipe,
      heading: headingRecipe,
      icon: iconRecipe,
      input: inputRecipe,
      inputAddon: inputAddonRecipe,
      link: linkRecipe,
      separator: separatorRecipe,
      skeleton: skeletonRecipe,
      skipNavLink: skipNavLinkRecipe,
      spinner: spinnerRecipe,
    },
    slotRecipes: {
      alert: alertSlotRecipe,
      card: cardSlotRecipe,
      emptyState: emptyStateSlotRecipe,
    },
  },
});

/** Our own look: colours, type, corners and aligned numbers. */
const ours = defineConfig({
  globalCss: {
    '*': {
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
      '--global-color-border': 'colors.border',
      // Libraries wait for the end of an animation. A transition of any length would delay what is shown, and with it the focus.
      // An animation without an end would flicker instead.
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
      // Elements the browser draws itself follow the theme chosen here, not the system's.
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
      scrollPaddingTop: '80px',
      scrollPaddingBottom: 'max(96px, var(--above-bottom-bar))',
      ...lowRoom,
    },
    '#root': {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '100dvh',
      '&:has([data-whole-window])': { height: '100dvh' },
    },
    body: { bg: 'bg', color: 'fg', fontFeatureSettings: '"tnum" 1', minHeight: '100dvh' },
    // A word without end, such as the address of a website, breaks before the page gets wider than the window.
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
        heading: { value: '"Figtree Variable", system-ui, sans-serif' },
        body: { value: '"Figtree Variable", system-ui, sans-serif' },
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
    textStyles: {
      display: {
        value: {
          fontSize: { base: '2.25rem', md: '3.25rem' },
          fontWeight: '800',
          lineHeight: '1.05',
          letterSpacing: '-0.03em',
        },
      },
      title: {
        value: {
          fontSize: { base: '1.5rem', md: '1.875rem' },
          fontWeight: '750',
          lineHeight: '1.15',
          letterSpacing: '-0.02em',
          overflowWrap: 'anywhere',
        },
      },
      section: {
        value: {
          fontSize: '1.125rem',
          fontWeight: '700',
          lineHeight: '1.3',
          letterSpacing: '-0.01em',
          overflowWrap: 'anywhere',
        },
      },
      label: { value: { fontSize: '0.8125rem', fontWeight: '600', lineHeight: '1.3' } },
      note: { value: { fontSize: '0.875rem', lineHeight: '1.45' } },
      figure: {
        value: {
          fontSize: '1.75rem',
          fontWeight: '750',
          lineHeight: '1.1',
          letterSpacing: '-0.02em',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        },
      },
    },
    recipes: {
      button: { base: { fontWeight: '650', borderRadius: 'md' } },
      input: { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } },
      badge: { base: { borderRadius: 'full', fontWeight: '650', px: '2.5' } },
    },
    slotRecipes: {
      alert: {
        slots: alertSlotRecipe.slots ?? [],
        base: { content: { minWidth: '0', overflowWrap: 'anywhere' } },
      },
      card: {
        slots: cardSlotRecipe.slots ?? [],
        base: { root: { borderRadius: 'lg', borderColor: 'border', boxShadow: 'none' } },
      },
    },
  },
});

export const system = createSystem(defaultBaseConfig, parts, ours);
