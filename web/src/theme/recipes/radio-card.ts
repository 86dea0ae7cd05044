import { radioCardSlotRecipe, radiomarkRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes({ recipes: { radiomark: radiomarkRecipe }, slotRecipes: { radioCard: radioCardSlotRecipe } });
