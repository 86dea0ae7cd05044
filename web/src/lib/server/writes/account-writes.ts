import type { WriteName } from '#shared/api/index.ts';
import type { WriteDeclaration } from './declaration.ts';

/** The account, its sessions, its data and its notifications. */
export const accountWrites = {
  // Another person starts with an empty cache, so nothing is read again.
  signIn: { changes: [], failed: null },
  register: { changes: [], failed: null },
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
    done: 'Session ended',
    failed: 'Error',
    fallback: 'Failed to end the session',
  },
  endSessions: {
    changes: ['sessions'],
    done: 'Other sessions ended',
    failed: 'Error',
    fallback: 'Failed to end the sessions',
  },
  confirmPassword: { changes: [], failed: 'Password not confirmed', fallback: 'Failed to confirm the password' },
  deleteAccount: {
    // After a refusal, the dialog reads again what would happen.
    changes: ['accountClosing'],
    done: ['Account deleted', 'You can sign up again at any time.'],
    failed: 'Account not deleted',
    fallback: 'Failed to delete the account',
  },
  sendConfirmation: {
    changes: [],
    done: ['Email sent', 'It has a link that confirms your address. Check your junk mail too.'],
    failed: 'Email not sent',
    fallback: 'Please try again later.',
  },
  confirmEmail: { changes: ['account', 'job'], failed: null },
  forgotPassword: { changes: [], failed: null },
  resetPassword: { changes: ['account'], failed: null },
  prepareDataCopy: {
    changes: ['dataCopy'],
    failed: 'Copy not prepared',
    fallback: 'Failed to prepare the copy',
  },
  openDataCopy: {
    // The copy may have been removed since the page was read.
    changes: ['dataCopy'],
    failed: 'Copy not downloaded',
    fallback: 'Failed to download the copy',
  },
  readNotification: { changes: ['notifications'], failed: 'Failed to mark as read' },
  readAllNotifications: { changes: ['notifications'], failed: 'Failed to mark as read' },
  setNotificationPreferences: {
    changes: ['account'],
    failed: 'Error',
    fallback: 'Failed to save your choice',
  },
  renewCalendarFeed: { changes: ['calendarFeed'], failed: 'Address not made' },
  revokeCalendarFeed: { changes: ['calendarFeed'], done: 'Address stopped', failed: 'Address not stopped' },
  setTheme: { changes: ['account'], failed: 'Theme not saved to your account' },
  changeKeptList: { changes: ['keptLists'], failed: 'Not saved' },
  setDaysOff: {
    changes: ['daysOff'],
    done: 'Days off saved',
    // Days that are added may include some that were off before.
    undo: ({ body }) => (body.isOff ? null : { name: 'setDaysOff', input: { body: { ...body, isOff: true } } }),
    failed: 'Days off not saved',
  },
  saveSearch: {
    changes: ['searches'],
    done: ['Search saved', "We'll notify you when a new job matches."],
    failed: 'Search not saved',
    fallback: 'Failed to save the search',
  },
  changeSearch: {
    changes: ['searches'],
    failed: ({ body }) => (body.name === undefined ? 'Not saved' : 'Search not renamed'),
    fallback: 'Failed to save your choice',
  },
  deleteSearch: {
    changes: ['searches'],
    done: 'Search deleted',
    failed: 'Search not deleted',
    fallback: 'Failed to delete the search',
  },
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };
