import type { Role } from '../jobs/job.ts';

/** The kinds of notifications. Users can turn off each kind, in the application and by email. */
export const notificationKinds = [
  'invite',
  'award',
  'application',
  'date',
  'team',
  'unassign',
  'return',
  'payment',
  'job',
  'review',
  'match',
  'reminder',
  'report',
  'copy',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The kinds that users also get by email, unless they turn the email off. Saved searches (`match`) have their own emails. */
export const emailedKinds: readonly NotificationKind[] = [
  'invite',
  'award',
  'application',
  'date',
  'team',
  'unassign',
  'return',
  'payment',
  'job',
  'review',
  'reminder',
  'copy',
];

/** The labels beside the switches of each kind, in the words of each role. A kind without an entry has no switches for that role. */
export const notificationLabels: Record<Role, Partial<Record<NotificationKind, string>>> = {
  retailer: {
    application: 'An installer applies for my job or withdraws an application',
    invite: 'An installer answers my invitation, or an invitation ends',
    award: 'An installer accepts my job',
    date: 'An installation date is set or changed',
    job: 'Work on my job starts, progresses or is completed, or an installer asks to show a photo of it',
    reminder: 'An installation is tomorrow',
    unassign: 'An installer leaves my job, or an administrator unassigns the installer',
    payment: 'A payment is requested, or the request changes',
    review: 'I get a review',
    copy: 'The copy of my data is ready',
  },
  installer: {
    invite: 'I am invited to a job, or an invitation changes or ends',
    award: 'A job is awarded to me',
    application: 'My application is answered, or its job changes',
    date: 'An installation date is set or changed',
    team: 'I am put on a job or taken off it',
    job: 'A retailer changes or deletes a job, or asks to show a photo of it',
    reminder: 'An installation is tomorrow, or a credential expires soon',
    return: 'A retailer asks for changes to completed work',
    unassign: 'I am unassigned from a job, or a job is cancelled',
    payment: 'My payment request is approved',
    review: 'I get a review',
    copy: 'The copy of my data is ready',
    match: 'A new job matches a search that I saved',
  },
};

/** The kinds that never reach people who only see the jobs they are on. They are about jobs without a team, or about payments. */
export const kindsOfWholeCompany: readonly NotificationKind[] = ['invite', 'award', 'application', 'payment', 'match'];

/** The kinds that only people with colleagues get. */
export const kindsOfTeams: readonly NotificationKind[] = ['team'];

export const notificationWays = { bellPreferences: 'Here', emailPreferences: 'Email' } as const;
