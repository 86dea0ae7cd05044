import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPressOf } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

const useComputer = (platform: string) => vi.stubGlobal('navigator', { platform });
beforeEach(() => void useComputer('Linux x86_64'));
afterEach(() => void vi.unstubAllGlobals());

describe('a shortcut', () => {
  it('with Ctrl needs Ctrl and nothing else, in either case', () => {
    for (const key of ['k', 'K']) expect(isPressOf('search', press(key, { ctrlKey: true }))).toBe(true);
    expect(isPressOf('search', press('k'))).toBe(false);
    expect(isPressOf('search', press('k', { ctrlKey: true, altKey: true }))).toBe(false);
    expect(isPressOf('search', press('k', { metaKey: true }))).toBe(false);
    expect(isPressOf('search', press('l', { ctrlKey: true }))).toBe(false);
  });

  it('with Ctrl needs the command key on a Mac', () => {
    useComputer('MacIntel');
    expect(isPressOf('search', press('k', { metaKey: true }))).toBe(true);
    expect(isPressOf('search', press('k', { ctrlKey: true }))).toBe(false);
  });

  it('of a single key does nothing with Ctrl, Alt or the command key', () => {
    expect(isPressOf('help', press('?'))).toBe(true);
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
      expect(isPressOf('help', press('?', { [held]: true }))).toBe(false);
  });
});

/**
 * These files follow the usual keys of a tab list, a list of suggestions, a search field or a popup. The list of shortcuts names
 * those keys too.
 */
const usualKeys = [
  'components/lists/search-field.tsx',
  'components/map/frame/map-popup.tsx',
  'components/place/place-input.tsx',
  'components/schedule/set-day-button.tsx',
  'features/admin/admin-dashboard.tsx',
  'features/dashboard/dashboard-tabs.tsx',
];

it('every other part that listens to keys asks the list, so the keyboard help names its shortcut', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const listening = files.filter((file) => /onKeyDown|'keydown'/.test(readFileSync(join(root, file), 'utf8')));
  expect(listening).toEqual(expect.arrayContaining(usualKeys));
  const unlisted = listening
    .filter((file) => !usualKeys.includes(file))
    .filter((file) => !/from '.*\/shortcuts\.ts'/.test(readFileSync(join(root, file), 'utf8')));
  expect(unlisted).toEqual([]);
});
