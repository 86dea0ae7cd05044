import { Entity } from 'electrodb';
import { type DashboardTab, dashboardTabs } from '#shared/domain/lifecycle.ts';
import { count, text } from './attributes.ts';
import { mainKey, model } from './entity-keys.ts';

const tabs = Object.fromEntries(dashboardTabs.map((tab) => [tab, count])) as Record<DashboardTab, typeof count>;

/** One person's dashboard in numbers, written with every change that moves one. `posted` stands for New, `offered` for invitations. */
export const tabCountsEntity = new Entity({
  model: model('tabcounts'),
  attributes: {
    userId: text,
    ...tabs,
    applicationsPending: count,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

/** What others said of a person, as exact sums. */
export const reputationEntity = new Entity({
  model: model('reputation'),
  attributes: { userId: text, sixths: count, reviewCount: count, completedJobs: count },
  indexes: { byUser: mainKey(['userId'], []) },
});

/** The one row of the figures that everybody sees. */
export const publicScope = 'all';

export const publicStatsEntity = new Entity({
  model: model('publicstats'),
  attributes: { scope: text, availableJobs: count, activeInstallers: count, completedJobs: count },
  indexes: { byScope: mainKey(['scope'], []) },
});
