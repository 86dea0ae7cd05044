import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes(
  { slotRecipes: { dialog: dialogSlotRecipe } },
  {
    slotRecipes: {
      dialog: {
        slots: dialogSlotRecipe.slots ?? [],
        base: { content: { borderRadius: 'xl', mx: '4' }, title: { textStyle: 'section', fontSize: '1.25rem' } },
      },
    },
  },
);
