import { checkboxCardSlotRecipe, checkmarkRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes({ recipes: { checkmark: checkmarkRecipe }, slotRecipes: { checkboxCard: checkboxCardSlotRecipe } });
