/** What people are notified about. Each kind can be turned off, for the bell and for email. */
export const notificationKinds = [
  'invite',
  'award',
  'application',
  'date',
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

/** Kinds that also go out by email unless the person has turned them off. Saved searches have emails of their own. */
export const emailedKinds: readonly NotificationKind[] = [
  'invite',
  'award',
  'application',
  'date',
  'unassign',
  'return',
  'payment',
  'job',
  'review',
  'reminder',
  'copy',
];
