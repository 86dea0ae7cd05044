import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recipes, slotRecipes } from '@chakra-ui/react/theme';
import { expect, it } from 'vitest';
import { system } from '../system.ts';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx$/.test(file),
);

const keyOf = (component: string): string => component.slice(0, 1).toLowerCase() + component.slice(1);
const fileOf = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The components in a file that have a look of their own. */
function componentsIn(text: string): string[] {
  const names = /import \{([^}]*)\} from '@chakra-ui\/react'/.exec(text)?.[1]?.split(',') ?? [];
  return names.map((name) => keyOf(name.trim())).filter((key) => key in recipes || key in slotRecipes);
}

// Before anything else imports a component.
const always = new Set(
  [system._config.theme?.recipes, system._config.theme?.slotRecipes].flatMap((each) => Object.keys(each ?? {})),
);

it('everybody sees each component with its look, whichever page they open first', () => {
  const missing = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return componentsIn(text)
      .filter((key) => !always.has(key) && !text.includes(`theme/recipes/${fileOf(key)}.ts'`))
      .map((key) => `${file}: ${key}`);
  });
  expect(missing).toEqual([]);
});

it('a look that arrives later has our changes too', async () => {
  expect(system.hasRecipe('dialog')).toBe(false);
  await import('./dialog.ts');
  expect(system.getSlotRecipe('dialog', { slots: [] }).base).toMatchObject({
    content: { borderRadius: 'xl', position: 'relative' },
  });
});

it('what a message says is as strong as its title, because white on red has nothing to spare', async () => {
  await import('./toast.ts');
  expect(system.getSlotRecipe('toast', { slots: [] }).base).toMatchObject({
    description: { opacity: '1' },
    closeTrigger: { color: 'inherit' },
  });
});
