import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes(
  { slotRecipes: { nativeSelect: nativeSelectSlotRecipe } },
  {
    slotRecipes: {
      nativeSelect: {
        slots: nativeSelectSlotRecipe.slots ?? [],
        variants: { variant: { outline: { field: { borderColor: 'border.emphasized' } } } },
      },
    },
  },
);
