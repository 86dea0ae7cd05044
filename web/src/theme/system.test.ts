import { expect, it } from 'vitest';
import { contrastOf } from '../../test/contrast.ts';
import { semanticColors } from './colors.ts';
import { system } from './system.ts';

it('the text of a message is as strong as its title, because white on red has little contrast to spare', () => {
  expect(system.getSlotRecipe('toast', { slots: [] }).base).toMatchObject({
    description: { opacity: '1' },
    closeTrigger: { color: 'inherit' },
  });
});

/** Returns a colour of a theme, through the names that it refers to. */
function colourOf(token: string, theme: '_light' | '_dark'): string {
  const [group = '', name = ''] = token.split('.');
  const { value } =
    (semanticColors as Record<string, Record<string, { value: Record<string, string> }>>)[group]?.[name] ?? {};
  const wanted = value?.[theme] ?? '';
  return wanted.startsWith('{') ? String(system.token(wanted.slice(1, -1))).toLowerCase() : wanted;
}

it.each(['_light', '_dark'] as const)('text that people read on site has a contrast of 7 to 1 in %s', (theme) => {
  const white = (colour: string) => (colour === 'white' ? '#ffffff' : colour);
  const panel = white(colourOf('bg.panel', theme));
  for (const text of ['fg.DEFAULT', 'fg.muted', 'fg.success', 'fg.warning', 'fg.error', 'sea.fg'])
    expect([text, contrastOf(white(colourOf(text, theme)), panel) >= 7]).toEqual([text, true]);
  expect(
    contrastOf(white(colourOf('sea.contrast', theme)), white(colourOf('sea.solid', theme))),
  ).toBeGreaterThanOrEqual(7);
});

it('a neutral badge differs from the row that it is in, and its text has a contrast of 7 to 1 in dark colours', () => {
  const badge = colourOf('gray.subtle', '_dark');
  for (const row of ['bg.DEFAULT', 'bg.panel', 'bg.muted'])
    expect([row, contrastOf(badge, colourOf(row, '_dark')) >= 1.4]).toEqual([row, true]);
  // The component library defines the colour of the text.
  expect(contrastOf(String(system.token('colors.gray.200')), badge)).toBeGreaterThanOrEqual(7);
});
