import { adminExpectations } from './admin.ts';
import { applicationExpectations } from './applications.ts';
import { authExpectations } from './auth.ts';
import { discoveryExpectations } from './discovery.ts';
import type { Expectation, JobExpectation } from './expectation.ts';
import { jobExpectations } from './jobs.ts';
import { notificationExpectations } from './notifications.ts';
import { objectExpectations } from './objects.ts';
import { paymentExpectations } from './payments.ts';
import { profileExpectations } from './profiles.ts';
import { progressExpectations } from './progress.ts';
import { reviewExpectations } from './reviews.ts';

interface Group {
  aboutJobs?: Readonly<Record<string, JobExpectation>>;
  aboutPeople?: Readonly<Record<string, Expectation>>;
}

/** The test makes each person's calls in this order. */
const groups: readonly Group[] = [
  authExpectations,
  discoveryExpectations,
  profileExpectations,
  jobExpectations,
  applicationExpectations,
  progressExpectations,
  paymentExpectations,
  reviewExpectations,
  objectExpectations,
  notificationExpectations,
  adminExpectations,
];

const rowsIn = <E>(tables: readonly (Readonly<Record<string, E>> | undefined)[]): Readonly<Record<string, E>> =>
  Object.assign({}, ...tables);

export const aboutJobs = rowsIn(groups.map((group) => group.aboutJobs));
export const aboutPeople = rowsIn(groups.map((group) => group.aboutPeople));
