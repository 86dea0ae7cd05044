import { authRoutes } from '#shared/api/auth.ts';
import { routeKeyOf } from '#shared/api/route.ts';
import { changePassword } from '../core/accounts/change-password.ts';
import { refreshSession } from '../core/accounts/refresh-session.ts';
import { register } from '../core/accounts/register.ts';
import { forgotPassword, resetPassword } from '../core/accounts/reset-password.ts';
import { readSessionKey, writeSessionKey } from '../core/accounts/session-keys.ts';
import type { OpenSession } from '../core/accounts/sessions.ts';
import { signIn } from '../core/accounts/sign-in.ts';
import { type AccessFacts, signOut } from '../core/accounts/sign-out.ts';
import { userView } from '../core/accounts/user-view.ts';
import type { RequestFacts } from '../core/actor.ts';
import { verifyAccessToken } from '../http/access-token.ts';
import { Reply } from '../http/call.ts';
import { type ApiHandler, createHandler } from '../http/chain/create-handler.ts';
import { accessCookie, clearCookie, refreshCookie, setCookie } from '../http/cookies.ts';
import { Refusal } from '../refusal.ts';
import { refreshTokenSeconds } from '../token-life.ts';

type Access = OpenSession['access'];

const accessCookieOf = ({ accessToken, lifetimeSeconds }: Access) =>
  setCookie(accessCookie(), accessToken, lifetimeSeconds);
const cookiesOf = ({ access, key }: OpenSession) => [
  accessCookieOf(access),
  setCookie(refreshCookie(), writeSessionKey(key), refreshTokenSeconds),
];
const clearedCookies = () => [clearCookie(accessCookie()), clearCookie(refreshCookie())];

const signedIn = (session: OpenSession) =>
  new Reply({ body: { user: userView(session.user) }, cookies: cookiesOf(session) });

const keyIn = ({ cookies }: RequestFacts) => readSessionKey(cookies.get(refreshCookie()));

/** A token that is expired, forged or missing has no session left to end. */
async function accessIn({ cookies }: RequestFacts): Promise<AccessFacts | null> {
  const token = cookies.get(accessCookie());
  if (!token) return null;
  try {
    return await verifyAccessToken(token);
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'unavailable') return null;
    throw error;
  }
}

const answers = createHandler('auth', authRoutes, {
  getCurrentUser: async ({ actor }) => ({ user: userView(actor.user) }),
  signIn: async ({ body, request }) => signedIn(await signIn(body, request.now)),
  register: async ({ actor, body, request }) => {
    if (actor) throw new Refusal('conflict', { message: 'Please sign out before creating another account.' });
    return signedIn(await register(body, request.now));
  },
  signOut: async ({ request }) => {
    await signOut(await accessIn(request), keyIn(request), request.now);
    return new Reply({ cookies: clearedCookies() });
  },
  refreshSession: async ({ request }) => {
    const { user, access } = await refreshSession(keyIn(request));
    return new Reply({ body: { user: userView(user) }, cookies: [accessCookieOf(access)] });
  },
  changePassword: async ({ actor, body, request }) => {
    const session = await changePassword(actor, body, keyIn(request));
    return new Reply({ cookies: session ? cookiesOf(session) : clearedCookies() });
  },
  forgotPassword: async ({ body, request }) => {
    await forgotPassword(body.email, request.now);
    return undefined;
  },
  resetPassword: async ({ body, request }) => {
    await resetPassword(body, request.now);
    return undefined;
  },
});

const refreshKey = routeKeyOf(authRoutes.refreshSession);

/** A session that cannot be renewed is over, so its cookies go with the refusal. */
export const handler: ApiHandler = async (event, context) => {
  const result = await answers(event, context);
  return event.routeKey === refreshKey && result.statusCode === 401 ? { ...result, cookies: clearedCookies() } : result;
};
