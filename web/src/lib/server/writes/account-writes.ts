import type { WriteName } from '#shared/api/index.ts';
import type { WriteDeclaration } from './declaration.ts';

/** The account, its sessions, its data and its notifications. */
export const accountWrites = {
  // After a sign-in, `useArrive` clears or refetches the cache, so these calls need not list data to read again.
  signIn: { changes: [], failed: null },
  register: { changes: [], failed: null },
  joinCompany: { changes: [], failed: null },
  // The page of the invitation shows why it cannot be read.
  readPersonInvite: { changes: [], failed: null },
  refreshSession: { changes: [], failed: null },
  signOut: { changes: [], failed: 'Error', fallback: 'Failed to sign out' },
  changePassword: {
    changes: ['sessions'],
    done: ['Password Updated', 'Your password has been successfully changed.'],
    failed: 'Error',
    fallback: 'Failed to update password',
  },
  endSession: {
    changes: ['sessions'],
    done: 'Signed out',
    failed: 'Error',
    fallback: 'Failed to sign out the session',
  },
  endSessions: {
    changes: ['sessions'],
    done: 'Signed out everywhere else',
    failed: 'Error',
    fallback: 'Failed to sign out the other sessions',
  },
  confirmPassword: { changes: [], failed: 'Password not confirmed', fallback: 'Failed to confirm the password' },
  // Each dialog shows its own refusals and the next step.
  startTwoFactor: { changes: ['account'], failed: null },
  turnOnTwoFactor: { changes: ['account'], failed: null },
  renewRecoveryCodes: { changes: ['account'], failed: null },
  turnOffTwoFactor: { changes: ['account'], done: 'Two-factor sign-in is off', failed: null },
  deleteAccount: {
    // After a refusal, the dialog reads the consequences again.
    changes: ['accountClosing'],
    done: ['Account deleted', 'You can sign up again at any time.'],
    failed: 'Account not deleted',
    fallback: 'Failed to delete the account',
  },
  sendConfirmation: {
    changes: [],
    done: ['Email sent', 'Open the link in it to confirm your email address. Check your junk folder too.'],
    failed: 'Email not sent',
    fallback: 'Please try again later.',
  },
  confirmEmail: { changes: ['account', 'job'], failed: null },
  forgotPassword: { changes: [], failed: null },
  resetPassword: { changes: ['account'], failed: null },
  prepareDataCopy: {
    changes: ['dataCopy'],
    failed: 'Failed to prepare the copy',
    fallback: 'Please try again.',
  },
  openDataCopy: {
    // The copy may have been removed since the page was read.
    changes: ['dataCopy'],
    failed: 'Failed to download the copy',
    fallback: 'Please try again.',
  },
  readNotification: { changes: ['notifications'], failed: 'Failed to mark as read' },
  readAllNotifications: { changes: ['notifications'], failed: 'Failed to mark as read' },
  setNotificationPreferences: {
    changes: ['account'],
    failed: 'Error',
    fallback: 'Failed to save your choice',
  },
  renewCalendarFeed: { changes: ['calendarFeed'], failed: 'Failed to create the link' },
  revokeCalendarFeed: { changes: ['calendarFeed'], done: 'Link turned off', failed: 'Failed to turn off the link' },
  setTheme: { changes: ['account'], failed: 'Theme not saved to your account' },
  changeKeptList: { changes: ['keptLists'], failed: 'Failed to save' },
  setDaysOff: {
    changes: ['daysOff'],
    done: 'Days off saved',
    // Adding days off has no undo, because some of the days may already have been days off.
    undo: ({ body }) => (body.isOff ? null : { name: 'setDaysOff', input: { body: { ...body, isOff: true } } }),
    failed: 'Days off not saved',
  },
  saveSearch: {
    changes: ['searches'],
    done: ({ body }) =>
      body.notify === false ? 'Search saved' : ['Search saved', "We'll notify you when a new job matches."],
    failed: 'Search not saved',
    fallback: 'Failed to save the search',
  },
  changeSearch: {
    changes: ['searches'],
    failed: ({ body }) => (body.name === undefined ? 'Failed to save your choice' : 'Failed to rename the search'),
    fallback: 'Please try again.',
  },
  deleteSearch: {
    changes: ['searches'],
    done: 'Search deleted',
    failed: 'Search not deleted',
    fallback: 'Failed to delete the search',
  },
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };
