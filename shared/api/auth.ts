import * as z from 'zod';
import { mailTroubles } from '../domain/accounts/mail-troubles.ts';
import { isPossiblePassword, passwordHint } from '../domain/accounts/possible-password.ts';
import { ranks } from '../domain/accounts/ranks.ts';
import { themes } from '../domain/accounts/theme.ts';
import { roles, storedJobStatuses } from '../domain/jobs/job.ts';
import { email, emptyBody, timestamp, uuid } from './fields/common-fields.ts';
import { preferenceFields } from './fields/preference-fields.ts';
import { companyPeopleRoutes, personName, personToken } from './parts/people.ts';
import { twoFactorCode, twoFactorRoutes } from './parts/two-factor.ts';
import { defineRoute } from './route/route.ts';

const base = { group: 'auth', status: 200, ability: 'own', notRepeatable: true, origin: 'specified' } as const;

export const passwordLength = { min: 8, max: 100 } as const;
const newPassword = (tooShort: string) =>
  z
    .string({ error: tooShort })
    .min(passwordLength.min, { error: tooShort })
    .max(passwordLength.max, { error: `At most ${passwordLength.max} characters` })
    .refine(isPossiblePassword, { error: passwordHint });
const longestTried = 1000;
const tooLong = { error: `At most ${longestTried} characters` };
const anyPassword = z.string({ error: 'Enter your password' }).max(longestTried, tooLong);
const accountEmail = email('Please enter a valid email address');
const badLink = { error: 'This link is not complete. Please open it from the email again.' };
const addressToken = z.string(badLink).regex(/^[a-z2-7]{26}$/, badLink);

export const userView = z
  .strictObject({
    /** The company's id, which all its people share. */
    id: uuid,
    /** The signed-in person. The person who opened the account has the same id as the company. */
    person: z.strictObject({
      id: uuid,
      name: z.string().nullable(),
      rank: z.enum(ranks),
      /** Whether anyone else works for the company. */
      hasColleagues: z.boolean(),
    }),
    email: z.string(),
    /** Whether the user has opened the link in the confirmation email. */
    emailConfirmed: z.boolean(),
    /** The reason why we send no emails to this address. Null if we send them. */
    mailStopped: z.enum(mailTroubles).nullable(),
    /** The person's name. Until it is known, the part of the email address before the @. */
    name: z.string(),
    avatar: z.string().nullable(),
    role: z.enum(roles),
    profileCompleted: z.boolean(),
    isAdmin: z.boolean(),
    retailerProfileId: uuid.nullable(),
    installerProfileId: uuid.nullable(),
    unreadNotifications: z.number(),
    ...preferenceFields,
    /** Null until the user chooses a theme. */
    theme: z.enum(themes).nullable(),
    /** Present only while two-factor sign-in is on. */
    twoFactor: z.strictObject({ since: timestamp, recoveryCodesLeft: z.number() }).optional(),
    /** Present only for an administrator who must turn on two-factor sign-in before they can act as an administrator. */
    twoFactorNeeded: z.literal(true).optional(),
    createdAt: timestamp,
  })
  .meta({ id: 'User' });
export type UserView = z.output<typeof userView>;
export const sessionView = z
  .strictObject({
    id: uuid,
    /** The browser and the device, such as `Safari on iPhone`. Null for a session from before this field, until its renewal. */
    device: z.string().nullable(),
    /** The network from which the session was last used: the IP address without its last part, such as `198.51.100.x`. */
    network: z.string().nullable(),
    signedInAt: timestamp,
    usedAt: timestamp,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionView = z.output<typeof sessionView>;
const closingJob = z.strictObject({ id: uuid, title: z.string(), status: z.enum(storedJobStatuses) });
/** The maximum number of jobs that each list of `closingView` names. */
export const mostNamed = 50;
const total = z.number();
export const closingView = z
  .strictObject({
    /** Jobs under way, which must end before the account can be deleted. */
    blocking: z.array(closingJob),
    blockingTotal: total,
    /** Jobs that are deleted with the account. If `isCancelled`, an installer has had the job, so it is cancelled instead. */
    deleted: z.array(closingJob.extend({ isCancelled: z.boolean().optional() })),
    deletedTotal: total,
    /** The installer's applications and invitations. */
    proposals: z.array(z.strictObject({ id: uuid, title: z.string(), kind: z.enum(['application', 'invite']) })),
    /** Whether the installer may have further applications and invitations, which the list does not name. */
    hasMoreProposals: z.boolean(),
    /** The number of jobs that are over. Their records are kept without personal data. */
    keptTotal: total,
  })
  .meta({ id: 'AccountClosing' });
export type ClosingView = z.output<typeof closingView>;
const oneUser = z.strictObject({ user: userView });

export const authRoutes = {
  ...twoFactorRoutes,
  ...companyPeopleRoutes,
  joinCompany: defineRoute({
    ...base,
    name: 'joinCompany',
    method: 'POST',
    path: '/api/people/joining',
    access: 'visitor',
    summary: 'Joins a company with the token of an invitation, and signs in. The token works once.',
    body: z.strictObject({
      token: personToken,
      name: personName,
      password: newPassword(`Password must be at least ${passwordLength.min} characters`),
    }),
    response: oneUser,
    status: 201,
    example: {
      who: 'visitor',
      body: { token: 'abcdefghijklmnopqrstuvwxyz', name: 'Riley Chen', password: 'correct horse battery' },
    },
    errors: ['invalid', 'email_taken', 'conflict', 'rate_limited'],
    limit: 'register',
    origin: 'implied',
  }),
  getCurrentUser: defineRoute({
    ...base,
    name: 'getCurrentUser',
    method: 'GET',
    path: '/api/auth/me',
    access: 'signedIn',
    summary: 'Returns the signed-in user.',
    response: oneUser,
    changesWith: ['notifications', 'retailers', 'installers', 'account'],
    example: { who: 'owner' },
    errors: [],
  }),
  signIn: defineRoute({
    ...base,
    name: 'signIn',
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary:
      'Signs in and sets the session cookies. An account with two-factor sign-in also sends the code of its app, or a recovery code.',
    body: z.strictObject({ email: accountEmail, password: anyPassword, code: twoFactorCode.optional() }),
    response: oneUser,
    example: { who: 'visitor', body: { email: '{ownersEmail}', password: '{password}' } },
    errors: ['bad_credentials', 'code_needed', 'suspended', 'invalid', 'rate_limited'],
    limit: 'signIn',
  }),
  register: defineRoute({
    ...base,
    name: 'register',
    method: 'POST',
    path: '/api/auth/register',
    access: 'visitor',
    summary: 'Creates an account and signs in.',
    body: z.strictObject({
      email: accountEmail,
      password: newPassword(`Password must be at least ${passwordLength.min} characters`),
      role: z.enum(roles, { error: 'Choose retailer or installer' }),
    }),
    response: oneUser,
    status: 201,
    example: { who: 'visitor', body: { email: '{newEmail}', password: 'correct horse battery', role: 'installer' } },
    errors: ['email_taken', 'conflict', 'invalid', 'rate_limited'],
    limit: 'register',
  }),
  signOut: defineRoute({
    ...base,
    name: 'signOut',
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'Ends this session.',
    body: emptyBody,
    status: 204,
    example: { who: 'visitor', body: {} },
    errors: [],
  }),
  refreshSession: defineRoute({
    ...base,
    name: 'refreshSession',
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    summary: 'Renews the access cookie using the refresh cookie.',
    body: emptyBody,
    response: oneUser,
    example: { who: 'owner', body: {} },
    errors: ['unauthenticated', 'suspended', 'rate_limited'],
    limit: 'refresh',
    origin: 'implied',
  }),
  changePassword: defineRoute({
    ...base,
    name: 'changePassword',
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'signedIn',
    summary: 'Changes the password, ends every other session and keeps this one.',
    body: z.strictObject({
      currentPassword: z
        .string({ error: 'Current password is required' })
        .min(1, { error: 'Current password is required' })
        .max(longestTried, tooLong),
      newPassword: newPassword(`New password must be at least ${passwordLength.min} characters`),
    }),
    status: 204,
    example: { who: 'otherInstaller', body: { currentPassword: '{password}', newPassword: '{password}' } },
    errors: ['invalid', 'rate_limited'],
    limit: 'signIn',
  }),
  listSessions: defineRoute({
    ...base,
    name: 'listSessions',
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'signedIn',
    summary: "The caller's sessions, the current one first.",
    response: z.strictObject({ sessions: z.array(sessionView) }),
    changesWith: ['sessions'],
    example: { who: 'owner' },
    errors: [],
    origin: 'implied',
  }),
  endSession: defineRoute({
    ...base,
    name: 'endSession',
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    access: 'signedIn',
    summary: "Ends one of the caller's sessions. Repeating this changes nothing.",
    params: z.strictObject({ id: uuid }),
    status: 204,
    example: { who: 'owner', params: { id: '{assignee}' } },
    errors: [],
    origin: 'implied',
  }),
  endSessions: defineRoute({
    ...base,
    name: 'endSessions',
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'signedIn',
    summary: "Ends all of the caller's sessions but this one.",
    status: 204,
    example: { who: 'otherInstaller' },
    errors: [],
    origin: 'implied',
  }),
  confirmPassword: defineRoute({
    ...base,
    name: 'confirmPassword',
    method: 'POST',
    path: '/api/auth/confirm-password',
    access: 'signedIn',
    summary:
      'Enters the password again, for 8 hours of this session. Administrators do this before their first change, and every user for a copy of their data.',
    body: z.strictObject({
      password: z
        .string({ error: 'Enter your password' })
        .min(1, { error: 'Enter your password' })
        .max(longestTried, tooLong),
    }),
    status: 204,
    example: { who: 'otherInstaller', body: { password: '{password}' } },
    errors: ['invalid', 'rate_limited'],
    limit: 'signIn',
    origin: 'implied',
  }),
  getAccountClosing: defineRoute({
    ...base,
    name: 'getAccountClosing',
    method: 'GET',
    path: '/api/auth/account-closing',
    access: 'signedIn',
    summary: "What deleting the caller's account would do to each job, and which jobs block it.",
    response: closingView,
    changesWith: ['accountClosing'],
    example: { who: 'owner' },
    errors: [],
    origin: 'implied',
  }),
  deleteAccount: defineRoute({
    ...base,
    name: 'deleteAccount',
    method: 'POST',
    path: '/api/auth/delete-account',
    access: 'signedIn',
    summary: "Deletes the caller's account permanently and ends every session. The email address can register again.",
    body: z.strictObject({
      password: z
        .string({ error: 'Enter your password' })
        .min(1, { error: 'Enter your password' })
        .max(longestTried, tooLong),
      /** The number of jobs to delete that the caller saw. If the number has changed, the server deletes nothing. */
      deletedJobs: z.int({ error: 'Read again what will be deleted' }).min(0).max(1_000_000),
    }),
    status: 204,
    example: { who: 'newInstaller', body: { password: '{password}', deletedJobs: 0 } },
    errors: ['invalid', 'wrong_state', 'conflict', 'rate_limited'],
    limit: 'signIn',
    origin: 'implied',
  }),
  sendConfirmation: defineRoute({
    ...base,
    name: 'sendConfirmation',
    method: 'POST',
    path: '/api/auth/send-confirmation',
    access: 'signedIn',
    summary: "Sends the email with the link that confirms the account's address again.",
    body: emptyBody,
    status: 204,
    example: { who: 'otherInstaller', body: {} },
    errors: ['rate_limited'],
    limit: 'confirm',
    origin: 'implied',
  }),
  confirmEmail: defineRoute({
    ...base,
    name: 'confirmEmail',
    method: 'POST',
    path: '/api/auth/confirm-email',
    access: 'public',
    summary:
      'Confirms an email address with the token from the email. It works signed in and signed out, and more than once.',
    body: z.strictObject({ token: addressToken }),
    status: 204,
    example: { who: 'visitor', body: { token: 'abcdefghijklmnopqrstuvwxyz' } },
    errors: ['invalid', 'rate_limited'],
    limit: 'confirm',
    origin: 'implied',
  }),
  forgotPassword: defineRoute({
    ...base,
    name: 'forgotPassword',
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Sends a reset code by email. The answer is the same whether or not the account exists.',
    body: z.strictObject({ email: accountEmail }),
    status: 204,
    example: { who: 'visitor', body: { email: '{ownersEmail}' } },
    errors: ['invalid', 'rate_limited'],
    limit: 'reset',
    origin: 'implied',
  }),
  resetPassword: defineRoute({
    ...base,
    name: 'resetPassword',
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Sets a new password with the code from the email and ends every session.',
    body: z.strictObject({
      email: accountEmail,
      code: z
        .string({ error: 'Enter the 6 digits from the email' })
        .trim()
        .regex(/^\d{6}$/, { error: 'Enter the 6 digits from the email' }),
      newPassword: newPassword(`New password must be at least ${passwordLength.min} characters`),
    }),
    status: 204,
    example: { who: 'visitor', body: { email: '{ownersEmail}', code: '123456', newPassword: 'another good password' } },
    errors: ['invalid', 'rate_limited'],
    limit: 'resetCode',
    origin: 'implied',
  }),
};
