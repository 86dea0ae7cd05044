import { mergeConfigs, type SystemConfig } from '@chakra-ui/react';
import { system } from '../system.ts';

type Theme = NonNullable<SystemConfig['theme']>;

/**
 * Adds the looks of a component that the first paint does not need. They arrive with the script of the component: a file that
 * uses the component imports its file from this folder. A second set changes the first one in our own way.
 */
export function addRecipes(...sets: Pick<Theme, 'recipes' | 'slotRecipes'>[]): void {
  const { recipes, slotRecipes } = mergeConfigs(...sets.map((theme) => ({ theme }))).theme ?? {};
  const { theme } = system._config;
  Object.assign(theme?.recipes ?? {}, recipes);
  Object.assign(theme?.slotRecipes ?? {}, slotRecipes);
}
