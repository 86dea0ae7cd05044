import { menuSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes({ slotRecipes: { menu: menuSlotRecipe } });
