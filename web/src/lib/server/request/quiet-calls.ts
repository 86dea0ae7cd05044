import type { RouteName } from '#shared/api/index.ts';

/** These calls expect that there may be no session, so a missing session opens no sign-in dialog. */
export const quietCalls: ReadonlySet<RouteName> = new Set(['getCurrentUser', 'signIn', 'refreshSession']);

/** These calls read or change the session, so they do not name a person. */
export const callsAboutWho: ReadonlySet<RouteName> = new Set([
  ...quietCalls,
  'register',
  'joinCompany',
  'readPersonInvite',
  'signOut',
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
]);
