/** What a person is told of; each kind can be switched off for e-mail, never for the bell. */
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
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds that also go out by e-mail unless the person switched them off. */
export const emailedKinds: readonly NotificationKind[] = [
  'invite',
  'award',
  'application',
  'date',
  'unassign',
  'return',
  'payment',
];
