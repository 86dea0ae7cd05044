import { defineConfig } from '@chakra-ui/react';
import { alertSlotRecipe, cardSlotRecipe, dialogSlotRecipe, toastSlotRecipe } from '@chakra-ui/react/theme';
import { lowScreen } from './low-screen.ts';

/** Our own design: type, aligned numbers and the differences of each component. Colours, fonts and corners are in `values.ts`. */
export const looks = defineConfig({
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
      textarea: { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } },
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
      dialog: {
        slots: dialogSlotRecipe.slots ?? [],
        base: { content: { borderRadius: 'xl', mx: '4' }, title: { textStyle: 'section', fontSize: '1.25rem' } },
        variants: {
          scrollBehavior: {
            // A low screen has no space between a title and fixed buttons. There, the dialog scrolls as a whole.
            inside: {
              content: { [lowScreen]: { '--dialog-margin': '0', maxH: '100%', overflowY: 'auto' } },
              header: { [lowScreen]: { flex: 'none' } },
              body: { [lowScreen]: { flex: 'none', overflow: 'visible' } },
            },
          },
        },
      },
      toast: {
        slots: toastSlotRecipe.slots ?? [],
        // The description and the close button are as strong as the title. Paler, they would have too little contrast on red.
        base: { description: { opacity: '1' }, closeTrigger: { color: 'inherit' } },
      },
    },
  },
});
