import { expect, test } from 'vitest';
import { contrastOf } from '../../test/contrast.ts';
import { system } from '../theme/system.ts';
import { initialsOf, markPalettes, paletteOf } from './company-mark.ts';

const hexOf = (name: string): string => {
  const { value } = system.tokens.getByName(`colors.${name}`) ?? {};
  if (typeof value !== 'string') throw new Error(`There is no colour ${name}.`);
  return value;
};

/** Returns the value of a semantic colour in one theme, through the tokens that the colour names. */
function colourIn(theme: '_light' | '_dark', name: string): string {
  const token = system.tokens.getByName(`colors.${name}`);
  const conditions = token?.extensions.conditions as Record<string, string> | undefined;
  const value = conditions?.[theme] ?? (theme === '_light' ? conditions?.base : undefined);
  const named = /\{colors\.([^}]+)\}/.exec(value ?? '')?.[1];
  return named ? hexOf(named) : (value ?? hexOf(name));
}

test.each(markPalettes.flatMap((palette) => (['_light', '_dark'] as const).map((theme) => [palette, theme] as const)))(
  'initials in %s can be read in the theme %s',
  (palette, theme) => {
    const [ground, text] = [colourIn(theme, `${palette}.subtle`), colourIn(theme, `${palette}.fg`)];
    expect([ground, text]).toEqual([
      expect.stringMatching(/^#[0-9a-f]{6}$/i),
      expect.stringMatching(/^#[0-9a-f]{6}$/i),
    ]);
    expect(contrastOf(ground, text)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ['Sunny Side Electrical', 'SS'],
  ['bright-roofs', 'BR'],
  ['Öhm', 'Ö'],
  ['  3D Solar', '3S'],
  ['☀', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a company keeps its colour, and many companies use every colour', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
  expect(paletteOf('00000000-0000-4000-8000-000000000001')).toBe(paletteOf('00000000-0000-4000-8000-000000000001'));
  expect(new Set(ids.map(paletteOf))).toEqual(new Set(markPalettes));
});
