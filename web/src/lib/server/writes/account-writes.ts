import type { WriteName } from '#shared/api/index.ts';
import type { WriteDeclaration } from './declaration.ts';
import { notifications } from './rereads.ts';

/** The account, its sessions, its data and its notifications. */
export const accountWrites = {
  // Another person starts with an empty cache, so nothing is read again.
  signIn: { rereads: [], failed: null },
  register: { rereads: [], failed: null },
  refreshSession: { rereads: [], failed: null },
  signOut: { rereads: [], failed: 'Error', fallback: 'Failed to sign out' },
  changePassword: {
    rereads: ['listSessions'],
    done: ['Password Updated', 'Your password has been successfully changed.'],
    failed: 'Error',
    fallback: 'Failed to update password',
  },
  endSession: {
    rereads: ['listSessions'],
    done: 'Session ended',
    failed: 'Error',
    fallback: 'Failed to end the session',
  },
  endSessions: {
    rereads: ['listSessions'],
    done: 'Other sessions ended',
    failed: 'Error',
    fallback: 'Failed to end the sessions',
  },
  confirmPassword: { rereads: [], failed: 'Password not confirmed', fallback: 'Failed to confirm the password' },
  deleteAccount: {
    // After a refusal, the dialog reads again what would happen.
    rereads: ['getAccountClosing'],
    done: ['Account deleted', 'You can sign up again at any time.'],
    failed: 'Account not deleted',
    fallback: 'Failed to delete the account',
  },
  sendConfirmation: {
    rereads: [],
    done: ['Email sent', 'It has a link that confirms your address. Check your junk mail too.'],
    failed: 'Email not sent',
    fallback: 'Please try again later.',
  },
  confirmEmail: { rereads: ['getCurrentUser', 'getJob'], failed: null },
  forgotPassword: { rereads: [], failed: null },
  resetPassword: { rereads: ['getCurrentUser'], failed: null },
  prepareDataCopy: {
    rereads: ['getDataCopy'],
    failed: 'Copy not prepared',
    fallback: 'Failed to prepare the copy',
  },
  openDataCopy: {
    // The copy may have been removed since the page was read.
    rereads: ['getDataCopy'],
    failed: 'Copy not downloaded',
    fallback: 'Failed to download the copy',
  },
  readNotification: { rereads: notifications, failed: 'Failed to mark as read' },
  readAllNotifications: { rereads: notifications, failed: 'Failed to mark as read' },
  setNotificationPreferences: {
    rereads: ['getCurrentUser'],
    failed: 'Error',
    fallback: 'Failed to save your choice',
  },
  renewCalendarFeed: { rereads: ['getCalendarFeed'], failed: 'Address not made' },
  revokeCalendarFeed: { rereads: ['getCalendarFeed'], done: 'Address stopped', failed: 'Address not stopped' },
  saveSearch: {
    rereads: ['listSearches'],
    done: ['Search saved', "We'll notify you when a new job matches."],
    failed: 'Search not saved',
    fallback: 'Failed to save the search',
  },
  changeSearch: {
    rereads: ['listSearches'],
    failed: ({ body }) => (body.name === undefined ? 'Not saved' : 'Search not renamed'),
    fallback: 'Failed to save your choice',
  },
  deleteSearch: {
    rereads: ['listSearches'],
    done: 'Search deleted',
    failed: 'Search not deleted',
    fallback: 'Failed to delete the search',
  },
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };
