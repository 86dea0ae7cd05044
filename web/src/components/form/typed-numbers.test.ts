import { describe, expect, it } from 'vitest';
import { dollars, kilo, whole } from '#shared/api/fields/common-fields.ts';
import { isRightNumber, typedTexts } from '#web/test/typed-numbers.ts';

/** Checks every text of `typedTexts` with every kind of number. `numeric-fields.test.tsx` types some of them into each form. */

const days = { tooSmall: 'At least 1 day', tooLarge: 'At most 365 days' };
const kinds = [
  { name: 'a whole number', schema: whole({ min: 1, max: 365, ...days }), limits: { min: 1, max: 365, places: 0 } },
  { name: 'a size', schema: kilo(0.1, 'At least 0.1'), limits: { min: 0.1, max: 9999.99, places: 2 } },
  { name: 'an amount', schema: dollars(), limits: { min: 0, max: 99_999_999.99, places: 2 } },
];

describe.each(kinds)('$name as people type it', ({ schema, limits }) => {
  it.each(typedTexts)('is accepted or refused as a person would expect: "%s"', (text) => {
    const { success, data, error } = schema.safeParse(text.trim());
    expect(success).toBe(isRightNumber(text, limits));
    if (success) expect(data).toBe(Number(text));
    else expect(error.issues[0]?.message).toMatch(/^(Enter a|At (least|most)|Amount must be)/);
  });
});
