import { expect, it } from '@jest/globals';
import type { RatingRow } from '../../data/rows.ts';
import { installerId, jobId, ownerId, rating } from '../../test/sample-rows.ts';
import { reviewsFor, viewRating } from './rating-view.ts';

const view = {
  id: `${jobId}.${ownerId}`,
  jobId,
  fromUserId: ownerId,
  toUserId: installerId,
  reviewerRole: 'retailer',
  jobOrganisation: 1,
  professionalism: 2,
  workmanship: 3,
  communication: 4,
  payment: 5,
  average: 4.3,
  review: 'Tidy work',
  reviewText: 'Tidy work',
  removedAt: null,
  createdAt: '2026-01-23T00:00:00.000Z',
  updatedAt: '2026-01-24T00:00:00.000Z',
};

it('a review shows its author, its subject, each score and the average', () => {
  expect(viewRating(rating)).toEqual(view);
});

it('a review leaves the scores of the other company empty', () => {
  const { jobOrganisation: _tidy, professionalism: _polite, workmanship: _skill, payment: _money, ...few } = rating;
  const none = { jobOrganisation: null, professionalism: null, workmanship: null, payment: null };
  expect(viewRating(few)).toEqual({ ...view, ...none });
});

it('a removed review is only shown to its author, with the time of its removal', () => {
  const removed = { ...rating, removedAt: '2026-01-25T00:00:00.000Z' };
  const ofInstaller = (ratings: RatingRow[]) => reviewsFor(installerId, { relations: ['assignee'], ratings });
  expect([ofInstaller([removed]), ofInstaller([rating])]).toEqual([[], [view]]);
  const ofOwner = reviewsFor(ownerId, { relations: ['owner'], ratings: [removed] });
  expect(ofOwner).toEqual([{ ...view, removedAt: removed.removedAt }]);
});
