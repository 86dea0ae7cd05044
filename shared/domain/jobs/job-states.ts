/** The meaning of each state of a job for screens and fields. Pages need this without the rules of the lifecycle. */
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
  /** Neither party can move the job on from here. */
  terminal?: true;
  /** Reviews can be written or changed. */
  reviewable?: true;
  /** Every detail can be changed. In other states, at most those that stay open after the award. */
  fullyEditable?: true;
  /** The assigned installer sees the customer's contact details. */
  customerContact?: true;
  /** Null lists the job only under All. */
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
/** A posted job is listed under Offered only for an invitee, who sees its status as `offered`. */
export const installerTabOf = (status: JobStatus) => states[status].tabs.installer;
export const isUnderInstallerTab = (tab: InstallerTab, status: JobStatus): boolean =>
  tab === 'all' || installerTabOf(status) === tab;
