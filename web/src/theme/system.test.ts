import { expect, it } from 'vitest';
import { semanticColors } from './colors.ts';
import { system } from './system.ts';

it('what a message says is as strong as its title, because white on red has nothing to spare', () => {
  expect(system.getSlotRecipe('toast', { slots: [] }).base).toMatchObject({
    description: { opacity: '1' },
    closeTrigger: { color: 'inherit' },
  });
});

/** The relative luminance of a colour like #5f584c. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** The colour of a theme, through the names that it refers to. */
function colourOf(token: string, theme: '_light' | '_dark'): string {
  const [group = '', name = ''] = token.split('.');
  const { value } =
    (semanticColors as Record<string, Record<string, { value: Record<string, string> }>>)[group]?.[name] ?? {};
  const wanted = value?.[theme] ?? '';
  return wanted.startsWith('{') ? String(system.token(wanted.slice(1, -1))).toLowerCase() : wanted;
}

it.each(['_light', '_dark'] as const)('what is read on site has a contrast of 7 to 1 in %s', (theme) => {
  const white = (colour: string) => (colour === 'white' ? '#ffffff' : colour);
  const panel = white(colourOf('bg.panel', theme));
  for (const text of ['fg.DEFAULT', 'fg.muted', 'fg.success', 'fg.warning', 'fg.error', 'sea.fg'])
    expect([text, contrast(white(colourOf(text, theme)), panel) >= 7]).toEqual([text, true]);
  expect(contrast(white(colourOf('sea.contrast', theme)), white(colourOf('sea.solid', theme)))).toBeGreaterThanOrEqual(
    7,
  );
});
