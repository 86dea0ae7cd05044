import { toastSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes(
  { slotRecipes: { toast: toastSlotRecipe } },
  {
    slotRecipes: {
      toast: {
        slots: toastSlotRecipe.slots ?? [],
        // Paler than the title, they would be too weak on red.
        base: { description: { opacity: '1' }, closeTrigger: { color: 'inherit' } },
      },
    },
  },
);
