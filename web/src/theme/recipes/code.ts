import { codeRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes({ recipes: { code: codeRecipe } });
