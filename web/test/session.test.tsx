import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/api/index.ts';
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

/** The requests of the browser, in order. */
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
    // Each function is loaded by its first call. Once both are loaded, both calls are refused at nearly the same moment.
    await Promise.all([api.call('getCurrentUser'), api.call('getRetailerStats')]);
    client.cookies.delete(accessCookie(client));
    const [first, second] = await Promise.all([api.call('getCurrentUser'), api.call('getRetailerStats')]);
    expect(first.user.id).toBe(client.userId);
    expect(second).toBeDefined();
    expect(asked.filter((url) => url === routes.refreshSession.path)).toHaveLength(1);
  });

  it('that has ended opens the dialog over the page and keeps what was typed', async () => {
    const client = await app.retailer();
    listen(client);
    openApp('/settings');
    const current = await screen.findByLabelText(/current password/i);
    await userEvent.type(current, 'half a password');
    client.cookies.clear();
    await userEvent.type(screen.getByLabelText(/^new password/i), 'a new long password');
    await userEvent.type(screen.getByLabelText(/confirm/i), 'a new long password');
    await userEvent.click(screen.getByRole('button', { name: /change password|update password/i }));
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(current).toHaveValue('half a password');
  });

  it('leaves no data of the person behind when it ends', async () => {
    const client = await app.retailer();
    browseAs(client);
    const cache = openApp('/settings');
    await screen.findByDisplayValue(client.email);
    const [signOut] = await screen.findAllByRole('button', { name: /sign out/i });
    await userEvent.click(signOut as HTMLElement);
    await waitFor(() => expect(JSON.stringify(cache.getQueriesData({}))).not.toContain(client.email));
    expect(client.cookies.get(accessCookie(client))).toBeUndefined();
  });
});
