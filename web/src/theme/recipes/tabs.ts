import { tabsSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes({ slotRecipes: { tabs: tabsSlotRecipe } });
