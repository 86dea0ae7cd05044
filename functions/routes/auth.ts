import { authRoutes } from '#shared/api/auth.ts';
import { changePassword } from '../core/accounts/change-password.ts';
import { confirmEmail, sendConfirmation } from '../core/accounts/confirm-email.ts';
import { viewClosing } from '../core/accounts/deletion/account-closing.ts';
import { deleteAccount } from '../core/accounts/deletion/delete-account.ts';
import { register } from '../core/accounts/register.ts';
import { resetCodeMinutes } from '../core/accounts/reset-code.ts';
import { forgotPassword, resetPassword } from '../core/accounts/reset-password.ts';
import { confirmPassword } from '../core/accounts/sessions/confirm-password.ts';
import { endOneSession, endSessions, listSessions } from '../core/accounts/sessions/own-sessions.ts';
import { refreshSession } from '../core/accounts/sessions/refresh-session.ts';
import type { OpenSession } from '../core/accounts/sessions/sessions.ts';
import { signOut } from '../core/accounts/sessions/sign-out.ts';
import { signIn } from '../core/accounts/sign-in.ts';
import { renewRecoveryCodes, turnOffTwoFactor } from '../core/accounts/two-factor/change-two-factor.ts';
import { finishEnrolment, startEnrolment } from '../core/accounts/two-factor/enrol.ts';
import { userView } from '../core/accounts/user-view.ts';
import { asPerson, type RequestFacts } from '../core/actor.ts';
import { changePerson, leaveCompany, removePerson } from '../core/company/change-person.ts';
import { invitePerson, revokePersonInvite } from '../core/company/invite-person.ts';
import { joinCompany, readPersonInvite } from '../core/company/join-company.ts';
import { listPeople } from '../core/company/people.ts';
import { Reply } from '../http/call.ts';
import { createHandler } from '../http/chain/create-handler.ts';
import { clearCookie, resetCookie, setCookie } from '../http/cookies.ts';
import { seenFrom } from '../http/seen-from.ts';
import { readAccessToken, readEndable, readKey } from '../http/session.ts';
import {
  browserCookie,
  browserIn,
  clearedCookies,
  orClearCookies,
  renewedCookies,
  sessionCookies,
} from '../http/session-cookies.ts';

const signedIn = (session: OpenSession, { cookies }: RequestFacts) =>
  new Reply({
    body: { user: userView(session.user, session.company) },
    cookies: [...sessionCookies(session), browserCookie(cookies, session.user)],
  });

export const handler = createHandler('auth', authRoutes, {
  getCurrentUser: async ({ actor }) => ({ user: userView(actor.person, actor.user) }),
  signIn: async ({ body, request }) =>
    signedIn(await signIn(body, seenFrom(request), browserIn(request.cookies), request.now), request),
  register: async ({ actor, body, request }) =>
    signedIn(await register(actor, body, seenFrom(request), request.now), request),
  signOut: async ({ request: { cookies, now } }) => {
    await signOut(await readEndable(cookies), readKey(cookies), now);
    return new Reply({ cookies: clearedCookies() });
  },
  refreshSession: async ({ request }) => {
    const { user, company, access } = await orClearCookies(
      refreshSession(readKey(request.cookies), seenFrom(request), request.now),
    );
    return new Reply({ body: { user: userView(user, company) }, cookies: renewedCookies(access) });
  },
  startTwoFactor: async ({ actor, body, request: { cookies, now } }) =>
    startEnrolment(asPerson(actor), body.password, readAccessToken(cookies), now),
  turnOnTwoFactor: async ({ actor, body, request }) =>
    finishEnrolment(asPerson(actor), body, readAccessToken(request.cookies), seenFrom(request), request.now),
  renewRecoveryCodes: async ({ actor, body, request }) =>
    renewRecoveryCodes(asPerson(actor), body, seenFrom(request), request.now),
  turnOffTwoFactor: async ({ actor, body, request }) => {
    await turnOffTwoFactor(asPerson(actor), body, seenFrom(request), request.now);
    return undefined;
  },
  changePassword: async ({ actor, body, request }) => {
    const session = await changePassword(asPerson(actor), body, readKey(request.cookies), seenFrom(request));
    if (!session) return new Reply({ cookies: clearedCookies() });
    return new Reply({ cookies: [...sessionCookies(session), browserCookie(request.cookies, session.user)] });
  },
  listSessions: async ({ actor, request }) => listSessions(asPerson(actor), request.now),
  endSession: async ({ actor, params, request }) => {
    await endOneSession(asPerson(actor), params.id, request.now);
    return undefined;
  },
  endSessions: async ({ actor, request }) => {
    // Ending all sessions also voids the mark that the user has signed in to this browser, so the browser gets a new mark.
    return new Reply({ cookies: [browserCookie(request.cookies, await endSessions(asPerson(actor)))] });
  },
  confirmPassword: async ({ actor, body, request }) => {
    await confirmPassword(asPerson(actor), body.password, request.now);
    return undefined;
  },
  getAccountClosing: async ({ actor }) => viewClosing(actor),
  deleteAccount: async ({ actor, body, request }) => {
    await (actor.person.companyId === undefined ? deleteAccount : leaveCompany)(actor, body, request.now);
    return new Reply({ cookies: clearedCookies() });
  },
  listPeople: ({ actor, request }) => listPeople(actor, request.now),
  invitePerson: async ({ actor, body, request }) => ({ invite: await invitePerson(actor, body, request.now) }),
  revokePersonInvite: async ({ actor, params }) => {
    await revokePersonInvite(actor, params.id);
    return undefined;
  },
  changePerson: async ({ actor, params, body, request }) => ({
    person: await changePerson(actor, params.id, body, request.now),
  }),
  removePerson: async ({ actor, params, request }) => {
    await removePerson(actor, params.id, request.now);
    return undefined;
  },
  readPersonInvite: ({ body, request }) => readPersonInvite(body.token, request.now),
  joinCompany: async ({ actor, body, request }) =>
    signedIn(await joinCompany(actor, body, seenFrom(request), request.now), request),
  sendConfirmation: async ({ actor, request }) => {
    await sendConfirmation(asPerson(actor), request.now);
    return undefined;
  },
  confirmEmail: async ({ body, request }) => {
    await confirmEmail(body.token, request.now);
    return undefined;
  },
  forgotPassword: async ({ body, request }) => {
    const handle = await forgotPassword(body.email, seenFrom(request), request.now);
    return new Reply({ cookies: [setCookie(resetCookie(), handle, resetCodeMinutes * 60)] });
  },
  resetPassword: async ({ body, request }) => {
    const owner = await resetPassword(body, request.cookies.get(resetCookie()) ?? '', request.now);
    // The caller reads the owner's emails and knows the new password, so the caller is the owner. The mark of this browser lets
    // them sign in even while strangers use up the guesses.
    return new Reply({ cookies: [browserCookie(request.cookies, owner), clearCookie(resetCookie())] });
  },
});
