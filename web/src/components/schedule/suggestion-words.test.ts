import { expect, test } from 'vitest';
import { type DatelessRow, suggestionText } from './suggestion-words.ts';

const day = '2026-12-15';
const preferredWeek = '2026-12-14';

test.each<[DatelessRow, boolean, string | null]>([
  [
    { suggestedDay: { day, reason: 'preferredWeek' }, job: { preferredWeek } },
    true,
    'Free weekday in the preferred week of Mon 14 Dec',
  ],
  [
    { suggestedDay: { day, reason: 'weekOver' }, job: { preferredWeek: '2026-11-23' } },
    true,
    'First weekday still free, because the preferred week of Mon 23 Nov has none',
  ],
  [
    { suggestedDay: { day, reason: 'leadTime' }, job: { preferredWeek: null } },
    true,
    'First weekday still free after their lead time',
  ],
  [
    { suggestedDay: { day, reason: 'leadTime' }, job: { preferredWeek: null } },
    false,
    'First weekday still free after your lead time',
  ],
  [{ suggestedDay: { day, reason: 'firstFree' }, job: { preferredWeek: null } }, false, 'First weekday still free'],
  [{ suggestedDay: null, job: { preferredWeek } }, false, 'Wants the week of Mon 14 Dec'],
  [{ suggestedDay: null, job: { preferredWeek: null } }, false, null],
])('for %j, with the owner as reader: %s, the reason is "%s"', (row, isOwner, text) => {
  expect(suggestionText(row, isOwner)).toBe(text);
});
