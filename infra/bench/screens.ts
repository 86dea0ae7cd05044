import type { Crowd } from './crowd.ts';

/** A screen with its limits in table requests and capacity units, for a table of any size. */
export interface Screen {
  name: string;
  who: 'retailer' | 'installer' | 'visitor';
  url: (crowd: Crowd) => string;
  /** The most requests and units that the screen may use. Both include 1 for the read of the session. */
  most: { requests: number; units: number };
}

export const screens: readonly Screen[] = [
  { name: 'session', who: 'retailer', url: () => '/api/auth/me', most: { requests: 1, units: 1 } },
  {
    // Besides the job, this screen reads the caller's newest 100 unread notifications, to find those about the job.
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
    // Besides the job and the notifications, this screen reads the installer's own application, invitation and share link grant.
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
    // The fields that this screen shows depend on whether a job is still open, so each of the 50 jobs needs a strong read. Each
    // invitation also needs one, because no list contains the time when the invitation expires.
    name: 'dashboard tab, invitee',
    who: 'installer',
    url: () => '/api/jobs/installer?tab=offered',
    most: { requests: 4, units: 85 },
  },
  {
    // This screen reads the lists of the directory and the newest jobs. It makes a strong read of each of the 20 jobs on the
    // page, and of the installer's own applications for those jobs.
    name: 'public jobs',
    who: 'installer',
    url: () => '/api/jobs/public',
    // One of these requests reads the installer's credentials, and one the list of their applications.
    most: { requests: 9, units: 102 },
  },
  // The units include the reads of the companies' reviews.
  { name: 'featured jobs', who: 'visitor', url: () => '/api/landing/featured-jobs', most: { requests: 2, units: 6 } },
  { name: 'landing stats', who: 'visitor', url: () => '/api/landing/stats', most: { requests: 1, units: 1 } },
  {
    name: 'applications of a job',
    who: 'retailer',
    url: ({ wantedId }) => `/api/jobs/${wantedId}/applications`,
    // One request reads the applications by their keys. Two requests read the credentials of 50 applicants. One request reads the
    // earlier terms of the job, if applicants applied for them.
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
  // A notification only offers an action while the action is possible. So these two screens make a strong read of each of up to
  // 50 jobs and, for an installer, of each invitation.
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
