/** The meaning of each state of a job for screens and fields. Pages can load this file without the rules of the lifecycle. */
import type { JobStatus } from './job.ts';

const sharedTabs = ['accepted', 'booked', 'completed', 'paid', 'archived', 'all'] as const;
export const retailerTabs = ['draft', 'posted', ...sharedTabs] as const;
export type RetailerTab = (typeof retailerTabs)[number];
export const installerTabs = ['offered', ...sharedTabs] as const;
export type InstallerTab = (typeof installerTabs)[number];
export const dashboardTabs = ['draft', 'posted', 'offered', ...sharedTabs] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const tabLabels: Record<DashboardTab, string> = {
  draft: 'Drafts',
  posted: 'New',
  offered: 'Offered',
  accepted: 'Accepted',
  booked: 'Booked',
  completed: 'Complete',
  paid: 'Paid',
  archived: 'Archived',
  all: 'All',
};

interface StateAttributes {
  /** Whether neither party can change the status any more. */
  terminal?: true;
  /** Whether the parties can write and change reviews. */
  reviewable?: true;
  /** Whether the owner can change every detail. In other states, the owner can change at most the fields open after the award. */
  fullyEditable?: true;
  /** Whether the assigned installer sees the customer's contact details. */
  customerContact?: true;
  /** The tab of each role that lists the job. Null: only the tab All lists it. */
  tabs: { retailer: Exclude<RetailerTab, 'all'> | null; installer: Exclude<InstallerTab, 'all'> | null };
}

const states: Record<JobStatus, StateAttributes> = {
  draft: { fullyEditable: true, tabs: { retailer: 'draft', installer: null } },
  posted: { fullyEditable: true, tabs: { retailer: 'posted', installer: null } },
  offered: { fullyEditable: true, tabs: { retailer: 'posted', installer: 'offered' } },
  accepted: { customerContact: true, tabs: { retailer: 'accepted', installer: 'accepted' } },
  booked: { customerContact: true, tabs: { retailer: 'booked', installer: 'booked' } },
  in_progress: { customerContact: true, tabs: { retailer: 'booked', installer: 'booked' } },
  completed: { tabs: { retailer: 'completed', installer: 'completed' } },
  awaiting_payment: { tabs: { retailer: null, installer: null } },
  paid: { reviewable: true, tabs: { retailer: 'paid', installer: 'paid' } },
  archived: { terminal: true, reviewable: true, tabs: { retailer: 'archived', installer: 'archived' } },
  cancelled: { terminal: true, tabs: { retailer: null, installer: null } },
};

export const isTerminal = (status: JobStatus): boolean => states[status].terminal ?? false;
export const isReviewable = (status: JobStatus): boolean => states[status].reviewable ?? false;
export const isFullyEditable = (status: JobStatus): boolean => states[status].fullyEditable ?? false;
export const showsCustomerContact = (status: JobStatus): boolean => states[status].customerContact ?? false;
export const retailerTabOf = (status: JobStatus) => states[status].tabs.retailer;
/** Returns the installer's tab for a status. Invitees see a posted job as `offered`, so only they have it under Offered. */
export const installerTabOf = (status: JobStatus) => states[status].tabs.installer;
export const isUnderInstallerTab = (tab: InstallerTab, status: JobStatus): boolean =>
  tab === 'all' || installerTabOf(status) === tab;
