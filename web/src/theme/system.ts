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
  layerStyles,
  linkRecipe,
  separatorRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  textStyles,
} from '@chakra-ui/react/theme';
import { values } from './values.ts';

/**
 * Only the recipes that the frame of every page needs, because each adds bytes and start-up time. Those of other components
 * are in the folder `recipes`, and arrive with them.
 */
const parts = defineConfig({
  cssVarsPrefix: 'sc',
  theme: {
    breakpoints,
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

/** Our own look: type and aligned numbers. Colours, fonts and corners are in `values.ts`. */
const ours = defineConfig({
  theme: {
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

export const system = createSystem(defaultBaseConfig, values, parts, ours);
