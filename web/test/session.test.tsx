import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '#shared/api/index.ts';
import { rememberCopy } from '../../infra/test/harness/data-copies.ts';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { api } from '../src/lib/server/api.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

const accessCookie = (client: Client): string =>
  [...client.cookies.keys()].find((name) => name.includes('access')) ?? 'no such cookie';

/** Sends the browser's requests to the handlers as this client. Returns the list to which each request is added. */
function listen(client: Client): string[] {
  const asked: string[] = [];
  browseAs(client);
  const inner = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    asked.push(String(input));
    return inner(input, init);
  };
  return asked;
}

describe('a session', () => {
  it('that has expired is renewed once in the background, however many calls need it', async () => {
    const client = await app.retailer();
    const asked = listen(client);
    // The first calls load the handlers. After that, the server refuses both calls at nearly the same moment.
    await Promise.all([api.call('getCurrentUser'), api.call('getRetailerStats')]);
    client.cookies.delete(accessCookie(client));
    const [first, second] = await Promise.all([api.call('getCurrentUser'), api.call('getRetailerStats')]);
    expect(first.user.id).toBe(client.userId);
    expect(second).toBeDefined();
    expect(asked.filter((url) => url === routes.refreshSession.path)).toHaveLength(1);
  });

  it('that has ended opens the sign-in dialog over the page and keeps the typed text', async () => {
    const client = await app.retailer();
    listen(client);
    openApp('/settings');
    const current = await screen.findByLabelText(/current password/i);
    await userEvent.type(current, 'half a password');
    await userEvent.type(screen.getByLabelText(/^new password/i), 'a new long password');
    await userEvent.type(screen.getByLabelText(/confirm/i), 'a new long password');
    // The session ends only now, because otherwise a read of the page would open the dialog before the text is typed.
    client.cookies.clear();
    await userEvent.click(screen.getByRole('button', { name: /change password|update password/i }));
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(current).toHaveValue('half a password');
  });

  it('leaves no data of the user behind when it ends', async () => {
    const client = await app.retailer();
    browseAs(client);
    const cache = openApp('/settings');
    await screen.findByDisplayValue(client.email);
    const [signOut] = await screen.findAllByRole('button', { name: /sign out/i });
    await userEvent.click(signOut as HTMLElement);
    await waitFor(() => expect(JSON.stringify(cache.getQueriesData({}))).not.toContain(client.email));
    expect(client.cookies.get(accessCookie(client))).toBeUndefined();
  });

  it('ends with the account, after the person has read which jobs end with it', async () => {
    const client = await app.retailer();
    await postJob(client, { title: 'Roof at the corner' });
    browseAs(client);
    openApp('/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete account' }));
    expect(await dialog.findByRole('link', { name: 'Roof at the corner' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Your password/), 'not the password');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('The password is incorrect')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^Your password/));
    await userEvent.type(dialog.getByLabelText(/^Your password/), client.password);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Account deleted')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect((await client.get('/api/auth/me')).status).toBe(401);
  });

  it('does not end with an account that has work under way, and says how each job can end', async () => {
    const client = await app.retailer();
    await awardedJob(client, await app.installer(), { title: 'Half a roof' });
    browseAs(client);
    openApp('/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete account' }));
    expect(await dialog.findByText(/Cancel the job or unassign the installer/)).toBeVisible();
    expect(dialog.queryByLabelText(/^Your password/)).toBeNull();
  });
});

describe('the page that confirms an email address', () => {
  it('has no button without the token of an email, and says where the link is', async () => {
    browseAs(app.client());
    openApp('/confirm-email');
    expect(await screen.findByText(/open the link in the email/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });
});

describe('a copy of one’s data', () => {
  it('is requested with the password, shown as running until it is ready, and downloaded', async () => {
    const client = await app.installer();
    browseAs(client);
    openApp('/settings');
    const section = within(await screen.findByRole('region', { name: 'Your data' }));
    const release = app.hold();
    await userEvent.click(await section.findByRole('button', { name: 'Prepare a copy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await userEvent.type(dialog.getByLabelText(/^Password/), client.password);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await section.findByText(/^We're preparing your copy/)).toBeVisible();
    expect(section.queryByRole('button')).toBeNull();
    release();
    await app.settle();
    expect(await section.findByText(/^Your copy is ready. You can download it until /)).toBeVisible();
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.href);
    });
    await userEvent.click(section.getByRole('button', { name: /^Download \(\d+ KB\)$/ }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\/copies\/.+\/1\.zip\?.*X-Amz/)]));
    click.mockRestore();
  });

  it.each([
    ['that it could not be prepared', {}, ['Try again'], /^We couldn't prepare your copy/],
    [
      'of how many parts it is',
      { readyAt: new Date().toISOString(), parts: [48_000_000, 2_000] },
      ['Download part 1 of 2 (48.0 MB)', 'Download part 2 of 2 (2 KB)', 'Prepare a new copy'],
      /^Your copy is ready/,
    ],
  ])('says %s', async (_, changes, buttons, words) => {
    const client = await app.installer();
    await rememberCopy(client.userId, changes);
    browseAs(client);
    openApp('/settings');
    const section = within(await screen.findByRole('region', { name: 'Your data' }));
    expect(await section.findByText(words)).toBeVisible();
    expect(section.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual(buttons);
  });
});
