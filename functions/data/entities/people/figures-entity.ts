import { Entity } from 'electrodb';
import { type DashboardTab, dashboardTabs } from '#shared/domain/jobs/lifecycle.ts';
import { type ResponseSpeed, responseSpeeds } from '#shared/domain/people/response.ts';
import { count, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

const tabs = Object.fromEntries(dashboardTabs.map((tab) => [tab, count])) as Record<DashboardTab, typeof count>;

/** The numbers on one person's dashboard, written with every change to them. `posted` counts New, `offered` counts invitations. */
export const tabCountsEntity = new Entity({
  model: model('tabcounts'),
  attributes: {
    userId: text,
    ...tabs,
    applicationsPending: count,
    /** The account is deleted, so nothing new may come. */
    closedAt: optionalText,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

const speeds = Object.fromEntries(responseSpeeds.map((speed) => [speed, count])) as Record<ResponseSpeed, typeof count>;

/** A person's ratings as exact sums, and how many of their answers came how soon. */
export const reputationEntity = new Entity({
  model: model('reputation'),
  attributes: { userId: text, sixths: count, reviewCount: count, completedJobs: count, ...speeds },
  indexes: { byUser: mainKey(['userId'], []) },
});

/** How soon a person answered somebody about a job. Stays when the job is deleted, so that nobody gets rid of it. */
export const answerEntity = new Entity({
  model: model('answer'),
  attributes: {
    userId: text,
    jobId: text,
    askedBy: text,
    /** When it was answered, or taken back because it was not. */
    at: text,
    speed: { type: responseSpeeds, required: true },
  },
  indexes: { byUser: mainKey(['userId'], ['jobId', 'askedBy', 'at']) },
});

/** The only row of public figures. */
export const publicScope = 'all';

export const publicStatsEntity = new Entity({
  model: model('publicstats'),
  attributes: { scope: text, availableJobs: count, activeInstallers: count, completedJobs: count },
  indexes: { byScope: mainKey(['scope'], []) },
});
