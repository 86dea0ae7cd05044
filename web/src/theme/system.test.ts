import { expect, it } from 'vitest';
import { system } from './system.ts';

it('what a message says is as strong as its title, because white on red has nothing to spare', () => {
  expect(system.getSlotRecipe('toast', { slots: [] }).base).toMatchObject({
    description: { opacity: '1' },
    closeTrigger: { color: 'inherit' },
  });
});
