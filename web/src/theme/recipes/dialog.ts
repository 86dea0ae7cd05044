import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { lowScreen } from '../low-screen.ts';
import { addRecipes } from './add.ts';

addRecipes(
  { slotRecipes: { dialog: dialogSlotRecipe } },
  {
    slotRecipes: {
      dialog: {
        slots: dialogSlotRecipe.slots ?? [],
        base: { content: { borderRadius: 'xl', mx: '4' }, title: { textStyle: 'section', fontSize: '1.25rem' } },
        variants: {
          scrollBehavior: {
            // Between a title and buttons that stay, a low screen has no room. There, the dialog scrolls as a whole.
            inside: {
              content: { [lowScreen]: { '--dialog-margin': '0', maxH: '100%', overflowY: 'auto' } },
              header: { [lowScreen]: { flex: 'none' } },
              body: { [lowScreen]: { flex: 'none', overflow: 'visible' } },
            },
          },
        },
      },
    },
  },
);
