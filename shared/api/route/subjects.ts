/**
 * The kinds of data that a write may change and a read may show. The web application repeats a read after each write that
 * changes one of the read's subjects.
 */
export const subjects = [
  'jobs',
  'job',
  'applications',
  'notifications',
  'retailers',
  'installers',
  'credentials',
  'reviews',
  'finishedWork',
  'preferred',
  'network',
  'account',
  'people',
  'sessions',
  'accountClosing',
  'dataCopy',
  'searches',
  'calendarFeed',
  'daysOff',
  'keptLists',
  'reports',
  'adminNotes',
  'adminActs',
  'adminJobs',
  'adminRetailers',
  'adminInstallers',
  'adminCredentials',
] as const;
export type Subject = (typeof subjects)[number];
