import { Entity, type EntityItem } from 'electrodb';
import { type DashboardTab, dashboardTabs } from '#shared/domain/jobs/lifecycle.ts';
import { type ResponseSpeed, responseSpeeds } from '#shared/domain/people/response.ts';
import { count, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

const tabs = Object.fromEntries(dashboardTabs.map((tab) => [tab, count])) as Record<DashboardTab, typeof count>;

/**
 * The numbers on one user's dashboard. Changes of jobs, applications and invitations update them. `posted` counts the jobs in the
 * tab New, and `offered` the invitations.
 */
export const tabCountsEntity = new Entity({
  model: model('tabcounts'),
  attributes: {
    userId: text,
    ...tabs,
    applicationsPending: count,
    /** When the account was deleted. From then on, no write may add new jobs. */
    closedAt: optionalText,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

export const tabCountsKind = {
  entity: tabCountsEntity,
  migrations: [
    // 2: from this version on, the user's own list (`ownList`) also contains the counted jobs.
    asItIs,
    // 3: whether the account is deleted.
    asItIs,
  ],
  inCopy: 'figures',
  /** The row is kept, because the counts must match the jobs that are kept as records. */
  leftBehind: 'ids',
  privacy: {
    userId: 'technical',
    draft: 'parties',
    posted: 'parties',
    offered: 'parties',
    accepted: 'parties',
    booked: 'parties',
    completed: 'parties',
    paid: 'parties',
    archived: 'parties',
    all: 'parties',
    applicationsPending: 'parties',
    closedAt: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof tabCountsEntity>>;

const speeds = Object.fromEntries(responseSpeeds.map((speed) => [speed, count])) as Record<ResponseSpeed, typeof count>;

/** A company's ratings as exact sums, the number of its completed jobs, and the number of its answers by speed. */
export const reputationEntity = new Entity({
  model: model('reputation'),
  attributes: { userId: text, sixths: count, reviewCount: count, completedJobs: count, ...speeds },
  indexes: { byUser: mainKey(['userId'], []) },
});

export const reputationKind = {
  entity: reputationEntity,
  /** Version 2 counts the user's answers by response time. */
  migrations: [asItIs],
  inCopy: 'figures',
  leftBehind: 'ids',
  /** Pages show the counts of answers only as a usual response time and a response rate. */
  privacy: {
    userId: 'technical',
    sixths: 'public',
    reviewCount: 'public',
    completedJobs: 'public',
    within1h: 'public',
    within2h: 'public',
    within4h: 'public',
    within24h: 'public',
    within48h: 'public',
    later: 'public',
  },
} as const satisfies Kind<EntityItem<typeof reputationEntity>>;

/**
 * How soon a company answered an application or an invitation. The row stays when the job is deleted, because a company
 * could otherwise delete jobs to improve its figures.
 */
export const answerEntity = new Entity({
  model: model('answer'),
  attributes: {
    userId: text,
    jobId: text,
    askedBy: text,
    /** When the company answered, or when the request ended without an answer. */
    at: text,
    speed: { type: responseSpeeds, required: true },
  },
  indexes: { byUser: mainKey(['userId'], ['jobId', 'askedBy', 'at']) },
});

export const answerKind = {
  entity: answerEntity,
  migrations: [],
  inCopy: 'repeats',
  leftBehind: 'ids',
  privacy: { userId: 'technical', jobId: 'technical', askedBy: 'technical', at: 'technical', speed: 'technical' },
} as const satisfies Kind<EntityItem<typeof answerEntity>>;

/** The key of the only row of public figures. */
export const publicScope = 'all';

export const publicStatsEntity = new Entity({
  model: model('publicstats'),
  attributes: { scope: text, availableJobs: count, activeInstallers: count, completedJobs: count },
  indexes: { byScope: mainKey(['scope'], []) },
});

export const publicStatsKind = {
  entity: publicStatsEntity,
  migrations: [],
  inCopy: "others'",
  leftBehind: "others'",
  privacy: { scope: 'technical', availableJobs: 'public', activeInstallers: 'public', completedJobs: 'public' },
} as const satisfies Kind<EntityItem<typeof publicStatsEntity>>;
