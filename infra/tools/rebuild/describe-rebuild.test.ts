import { expect, it } from '@jest/globals';
import { describeRebuild } from './describe-rebuild.ts';

it.each([
  [2, 0, '2 numbers corrected. Parts of lists rewritten: 3.'],
  [
    0,
    1,
    '0 numbers corrected. Parts of lists rewritten: 3.\n1 number not corrected, because its row changed or was deleted while this command ran. Run it again at a quiet time.',
  ],
  [
    1,
    2,
    '1 number corrected. Parts of lists rewritten: 3.\n2 numbers not corrected, because their rows changed or were deleted while this command ran. Run it again at a quiet time.',
  ],
])('the result of a rebuild with %d corrected and %d skipped numbers', (corrected, count, said) => {
  const skipped = Array.from({ length: count }, () => 'available jobs: stored 1, counted 4');
  expect(describeRebuild({ corrected, skipped }, 3)).toBe(said);
});
