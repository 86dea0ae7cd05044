import { textareaRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from './add.ts';

addRecipes(
  { recipes: { textarea: textareaRecipe } },
  { recipes: { textarea: { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } } } },
);
