import type { Crowd } from './crowd.ts';

/** The limits of each screen in table requests and capacity units, for a table of any size. */
export interface Screen {
  name: string;
  who: 'retailer' | 'installer' | 'visitor';
  url: (crowd: Crowd) => string;
  /** This includes one unit for reading the session. */
  most: { requests: number; units: number };
}

export const screens: readonly Screen[] = [
  { name: 'session', who: 'retailer', url: () => '/api/auth/me', most: { requests: 1, units: 1 } },
  {
    // In addition to the job: the list of the caller's newest 100 unread notifications, to find those about the job.
    name: 'job detail, owner',
    who: 'retailer',
    url: ({ awardedId }) => `/api/jobs/${awardedId}`,
    most: { requests: 3, units: 9 },
  },
  {
    name: 'job detail, assignee',
    who: 'installer',
    url: ({ awardedId }) => `/api/jobs/${awardedId}`,
    most: { requests: 3, units: 9 },
  },
  {
    // In addition to these: the caller's own application, invitation and share link grant.
    name: 'job detail, public',
    who: 'installer',
    url: ({ wantedId }) => `/api/jobs/${wantedId}`,
    most: { requests: 6, units: 12 },
  },
  {
    name: 'tab counts, retailer',
    who: 'retailer',
    url: () => '/api/dashboard/retailer/stats',
    most: { requests: 3, units: 3 },
  },
  {
    name: 'tab counts, installer',
    who: 'installer',
    url: () => '/api/dashboard/installer/stats',
    most: { requests: 3, units: 3 },
  },
  {
    name: 'dashboard tab, owner',
    who: 'retailer',
    url: () => '/api/jobs/retailer?tab=posted',
    most: { requests: 2, units: 9 },
  },
  {
    name: 'dashboard, all, owner',
    who: 'retailer',
    url: () => '/api/jobs/retailer',
    most: { requests: 2, units: 9 },
  },
  {
    name: 'dashboard tab, assignee',
    who: 'installer',
    url: () => '/api/jobs/installer?tab=accepted',
    most: { requests: 2, units: 9 },
  },
  {
    name: 'dashboard, all, installer',
    who: 'installer',
    url: () => '/api/jobs/installer',
    most: { requests: 4, units: 85 },
  },
  {
    // Each of the 50 jobs needs a strong read, because the shown fields depend on whether the job is still open. No list
    // contains the end of each invitation.
    name: 'dashboard tab, invitee',
    who: 'installer',
    url: () => '/api/jobs/installer?tab=offered',
    most: { requests: 4, units: 85 },
  },
  {
    // The lists of the directory, the newest jobs, and a strong read of each of the 20 jobs on the page, with the
    // installer's own applications for them.
    name: 'public jobs',
    who: 'installer',
    url: () => '/api/jobs/public',
    // One of them reads the installer's credentials.
    most: { requests: 8, units: 101 },
  },
  // With the reviews of the companies.
  { name: 'featured jobs', who: 'visitor', url: () => '/api/landing/featured-jobs', most: { requests: 2, units: 6 } },
  { name: 'landing stats', who: 'visitor', url: () => '/api/landing/stats', most: { requests: 1, units: 1 } },
  {
    name: 'applications of a job',
    who: 'retailer',
    url: ({ wantedId }) => `/api/jobs/${wantedId}/applications`,
    // One of them reads the applications by their keys, two the credentials of 50 applicants, and one any earlier terms.
    most: { requests: 10, units: 166 },
  },
  {
    name: 'invites of a job',
    who: 'retailer',
    url: ({ invitedId }) => `/api/jobs/${invitedId}/invites`,
    most: { requests: 5, units: 61 },
  },
  {
    name: 'own applications',
    who: 'installer',
    url: () => '/api/applications/installer',
    most: { requests: 3, units: 60 },
  },
  { name: 'own invites', who: 'installer', url: () => '/api/invites', most: { requests: 4, units: 85 } },
  // A strong read of each of the 50 jobs at most, because an act is only offered while it is possible, and for an installer
  // each invitation.
  {
    name: 'notifications, retailer',
    who: 'retailer',
    url: () => '/api/notifications',
    most: { requests: 4, units: 62 },
  },
  {
    name: 'notifications, installer',
    who: 'installer',
    url: () => '/api/notifications',
    most: { requests: 5, units: 87 },
  },
];
