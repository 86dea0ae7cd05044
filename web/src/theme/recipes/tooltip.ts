import { tooltipSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes({ slotRecipes: { tooltip: tooltipSlotRecipe } });
