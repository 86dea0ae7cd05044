import { Entity } from 'electrodb';
import { type DashboardTab, dashboardTabs } from '#shared/domain/lifecycle.ts';
import { count, text } from './attributes.ts';
import { mainKey, model } from './entity-keys.ts';

const tabs = Object.fromEntries(dashboardTabs.map((tab) => [tab, count])) as Record<DashboardTab, typeof count>;

/** The numbers on one person's dashboard, written with every change to them. `posted` counts New, `offered` counts invitations. */
export const tabCountsEntity = new Entity({
  model: model('tabcounts'),
  attributes: {
    userId: text,
    ...tabs,
    applicationsPending: count,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

/** A person's ratings, as exact sums. */
export const reputationEntity = new Entity({
  model: model('reputation'),
  attributes: { userId: text, sixths: count, reviewCount: count, completedJobs: count },
  indexes: { byUser: mainKey(['userId'], []) },
});

/** The only row of public figures. */
export const publicScope = 'all';

export const publicStatsEntity = new Entity({
  model: model('publicstats'),
  attributes: { scope: text, availableJobs: count, activeInstallers: count, completedJobs: count },
  indexes: { byScope: mainKey(['scope'], []) },
});
