import { ratingGroupSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes({ slotRecipes: { ratingGroup: ratingGroupSlotRecipe } });
