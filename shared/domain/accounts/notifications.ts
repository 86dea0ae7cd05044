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

/** The label beside the switches of each kind. Kinds without an entry have no switches. */
export const notificationLabels: Partial<Record<NotificationKind, string>> = {
  invite: 'I am invited to a job, or an installer answers my invitation',
  award: 'A job is awarded',
  application: 'An installer applies for my job, or my application is answered',
  date: 'An installation date is set or changed',
  team: 'I am put on a job or taken off it',
  job: 'Work on a job starts, progresses or is completed, a job is deleted, or a company asks to show a photo of it',
  reminder: 'An installation is tomorrow, or a credential expires soon',
  return: 'A retailer asks for changes to completed work',
  unassign: 'An installer leaves a job or is unassigned, or a job is cancelled',
  payment: 'A payment is requested, changed or approved',
  review: 'I get a review',
  copy: 'The copy of my data is ready',
  match: 'A new job matches a search that I saved',
};

/** The kinds that only people of installing companies get. */
export const kindsOfInstallers: readonly NotificationKind[] = ['team', 'return', 'match'];

/** The kinds that only people with colleagues get. */
export const kindsOfTeams: readonly NotificationKind[] = ['team'];

export const notificationWays = { bellPreferences: 'Here', emailPreferences: 'Email' } as const;
