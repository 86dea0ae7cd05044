import { expect, it } from 'vitest';
import { reportedThing } from './report-words.ts';

it('names a review by the company that wrote it, and a profile by its own', () => {
  expect(reportedThing({ kind: 'review', companyName: 'Bright Roofs' })).toBe('the review by Bright Roofs');
  expect(reportedThing({ kind: 'profile', companyName: 'Okapi Solar' })).toBe('the profile of Okapi Solar');
  expect(reportedThing({ kind: 'review', companyName: null })).toBe('the review by a deleted account');
});
