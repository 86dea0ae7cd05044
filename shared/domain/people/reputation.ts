/** Calculates ratings from reviews. Sums are in whole sixths of a star, so adding and removing reviews causes no drift. */
import type { Role } from '../jobs/job.ts';

export const scoresGivenBy = {
  installer: ['jobOrganisation', 'communication', 'payment'],
  retailer: ['professionalism', 'communication', 'workmanship'],
} as const satisfies Record<Role, readonly string[]>;

export type ScoreName = (typeof scoresGivenBy)[Role][number];

type Given = number | null | undefined;
/** The scores of one review, by name or as a row. Missing scores are absent or null. */
export type Scores = readonly Given[] | Partial<Record<ScoreName, Given>>;

/** Returns six times the mean of the one to three given scores, which is always whole. */
export const scoreSixths = (scores: Scores): number => {
  const given = Object.values(scores).filter((score) => score !== null && score !== undefined);
  const allStars = given.every((score) => Number.isInteger(score) && score >= 1 && score <= 5);
  if (!allStars || given.length < 1 || given.length > 3) {
    throw new RangeError('A review has one to three scores, each from 1 to 5.');
  }
  return given.reduce((sum, score) => sum + score, 0) * (6 / given.length);
};

/** Returns the mean of `count` reviews to one decimal, rounded half up, or null when there are none. */
export const averageOf = (totalSixths: number, count: number): number | null =>
  count === 0 ? null : Math.round((totalSixths * 10) / (6 * count)) / 10;

/** Returns the mean of one review's given scores, to one decimal. */
export const reviewAverage = (scores: Scores): number => Math.round((scoreSixths(scores) * 10) / 6) / 10;

/** In this many days, only one review between the same two companies counts, so that a few friends cannot build a reputation. */
export const countedEveryDays = 30;

/** Tells whether a review counts, given the time of the last counted one of the same two companies. */
export const isCounted = (last: string | undefined, now: Date): boolean =>
  last === undefined || now.getTime() - Date.parse(last) >= countedEveryDays * 24 * 60 * 60 * 1000;

/** Tells whether a company has too few reviews for a meaningful average. Screens show such a company as New. */
export const isNewcomer = (reviewCount: number): boolean => reviewCount < 3;
