import { fieldsetSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes({ slotRecipes: { fieldset: fieldsetSlotRecipe } });
