import { ownDataId, twoFactorId } from '#shared/pages.ts';

/** The sections of the settings, in the order of the page, for their headings and the index. */
export const settingsSections = {
  account: { id: 'account', title: 'Account' },
  notifications: { id: 'notifications', title: 'Notifications' },
  password: { id: 'password', title: 'Change password' },
  twoFactor: { id: twoFactorId, title: 'Two-factor sign-in' },
  sessions: { id: 'sessions', title: "Where you're signed in" },
  data: { id: ownDataId, title: 'Your data' },
  danger: { id: 'danger-zone', title: 'Danger Zone' },
} as const;
