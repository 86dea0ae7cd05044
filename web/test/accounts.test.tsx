import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '#shared/api/index.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

/** Answers calls to this path with a gateway's HTML page instead of the server's answer. */
function failWithPage(path: string): void {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).endsWith(path) ? new Response('<html>Bad gateway</html>', { status: 502 }) : real(input, init),
  );
}

async function openLogin(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('link', { name: 'Login' }));
  return screen.findByRole('dialog', { name: 'Welcome back' });
}

async function typeInto(place: HTMLElement, email: string, password: string): Promise<void> {
  await userEvent.type(within(place).getByLabelText('Email'), email);
  await userEvent.type(within(place).getByLabelText('Password'), password);
  await userEvent.click(within(place).getByRole('button', { name: 'Sign in' }));
}

async function codeFor(email: string): Promise<string> {
  await app.settle();
  const emails = (await app.mails(email)).filter(({ subject }) => subject === 'Your SunCrew password code');
  return /\b(\d{6})\b/.exec(emails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Returns a browser in which a retailer has entered six wrong passwords, and their email address. Five lock the account. */
async function forgetful(): Promise<{ browser: Client; email: string }> {
  const { email } = await app.retailer();
  const browser = app.client();
  for (let attempt = 1; attempt <= 6; attempt += 1)
    await browser.request('POST', '/api/auth/login', { body: { email, password: `wrong password ${attempt}` } });
  return { browser, email };
}

describe('a forgotten password', () => {
  it('is replaced after too many wrong passwords, and the retailer is signed in', async () => {
    const { browser, email } = await forgetful();
    browseAs(browser, false);
    openApp('/forgot-password?next=%2Fnetwork');
    await userEvent.type(await screen.findByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: /code/i }));
    await screen.findByRole('heading', { name: 'Choose a new password' });
    await userEvent.type(screen.getByLabelText('Code from the email'), await codeFor(email));
    await userEvent.type(screen.getByLabelText('New password'), 'a better horse battery');
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Network' })).toBeVisible();
  });

  it('leads to a sign-in form with the email address in it, if signing in with the new password fails', async () => {
    const { browser, email } = await forgetful();
    browseAs(browser, false);
    openApp('/forgot-password');
    await userEvent.type(await screen.findByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: /code/i }));
    await screen.findByRole('heading', { name: 'Choose a new password' });
    await userEvent.type(screen.getByLabelText('Code from the email'), await codeFor(email));
    await userEvent.type(screen.getByLabelText('New password'), 'a better horse battery');
    failWithPage(routes.signIn.path);
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(email);
  });
});

describe('a sign-in', () => {
  it('with a mistyped password says that it was wrong, without a reference for support', async () => {
    const { email } = await app.retailer();
    browseAs(app.client(), false);
    openApp('/privacy');
    const dialog = await openLogin();
    await typeInto(dialog, email, 'not my password');
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('incorrect');
    expect(alert).not.toHaveTextContent('Reference');
  });

  it('without a reason in the answer says that it failed', async () => {
    browseAs(app.client(), false);
    openApp('/privacy');
    const dialog = await openLogin();
    failWithPage(routes.signIn.path);
    await typeInto(dialog, 'robin@example.com', 'not my password');
    expect(await within(dialog).findByText('Login failed')).toBeVisible();
  });
});

it('a person without a profile reads the terms before they complete it', async () => {
  const client = app.client();
  const email = 'new-here@example.com';
  const body = { email, password: 'a good horse battery', role: 'installer' };
  const answer = await client.request<{ user: { id: string } }>('POST', '/api/auth/register', { body });
  client.userId = answer.body.user.id;
  browseAs(client);
  openApp('/dashboard');
  expect(await screen.findByRole('dialog', { name: 'Complete your profile' })).toBeVisible();
  cleanup();
  openApp('/terms');
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Account menu/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("an installer's profile without a reason in the answer says that it failed", async () => {
  browseAs(await app.installer());
  openApp('/profile');
  await screen.findByLabelText(/^Location/, { selector: 'input' });
  failWithPage(routes.updateInstallerProfile.path);
  await userEvent.click(screen.getByRole('button', { name: /^(Save|Update)/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to complete profile');
});
