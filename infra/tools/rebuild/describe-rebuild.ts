import type { RightCounts } from './right-counts.ts';

const numbers = (count: number): string => (count === 1 ? '1 number' : `${count} numbers`);

/** Returns the result of a rebuild in words for an operator. If numbers were skipped, says what to do next. */
export function describeRebuild({ corrected, skipped }: RightCounts, rewrittenParts: number): string {
  const done = `${numbers(corrected)} corrected. Parts of lists rewritten: ${rewrittenParts}.`;
  if (skipped.length === 0) return done;
  const reason = skipped.length === 1 ? 'its row changed or was deleted' : 'their rows changed or were deleted';
  return `${done}\n${numbers(skipped.length)} not corrected, because ${reason} while this command ran. Run it again at a quiet time.`;
}
