import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/api/index.ts';
import { localSupport } from '../../infra/local/cloud/serving/local-account.ts';
import { rememberedPerson } from '../src/lib/server/person.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

const expire = ({ cookies }: Client): void => {
  for (const name of [...cookies.keys()]) if (name.includes('access')) cookies.delete(name);
};

/** The id that the API gateway gives the request. */
const headers = { 'apigw-requestid': 'JKJaXmPLvHcESHA=' };

/** Answers this call with this status until the returned function is called. */
function failing(path: string, status: number, body = 'Bad Gateway'): () => void {
  const asking = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input) === path ? new Response(body, { status, headers }) : asking(input, init);
  return () => {
    globalThis.fetch = asking;
  };
}

describe('a failing server signs no one out', () => {
  it.each([500, 502, 503, 429])('when renewing a session answers %i', async (status) => {
    const client = await app.retailer();
    browseAs(client);
    expire(client);
    const mend = failing(routes.refreshSession.path, status);
    openApp('/dashboard');
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByText("We couldn't check who is signed in")).toBeVisible();
    expect(screen.getByText('Reference: JKJaXmPLvHcESHA=')).toBeVisible();
    expect(screen.queryByText('Please sign in')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rememberedPerson()).toBe(client.userId);
    mend();
    await userEvent.click(again as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  it.each([500, 503])('when asking who is signed in answers %i', async (status) => {
    const client = await app.retailer();
    browseAs(client);
    const mend = failing(routes.getCurrentUser.path, status);
    openApp('/settings');
    expect(await screen.findByText("We couldn't check who is signed in")).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(rememberedPerson()).toBe(client.userId);
    mend();
    const buttons = screen.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  });

  it('while the user works, and the page keeps typed text', async () => {
    const client = await app.retailer();
    browseAs(client);
    openApp('/settings');
    const current = await screen.findByLabelText(/current password/i);
    await userEvent.type(current, client.password);
    await userEvent.type(screen.getByLabelText(/^new password/i), 'a new long password');
    await userEvent.type(screen.getByLabelText(/confirm/i), 'a new long password');
    expire(client);
    const mend = failing(routes.refreshSession.path, 503);
    const save = screen.getByRole('button', { name: 'Update password' });
    await userEvent.click(save);
    expect(await screen.findByText('The service is busy. Please try again in a moment.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(current).toHaveValue(client.password);
    mend();
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    expect(await screen.findByText('Password Updated')).toBeVisible();
  });

  it('but a suspended user reads that they are suspended, and can sign in as another user', async () => {
    const client = await app.retailer();
    browseAs(client);
    const message = `This account is suspended. To ask why, email ${localSupport}.`;
    failing(routes.getCurrentUser.path, 403, JSON.stringify({ code: 'suspended', message, requestId: 'r' }));
    openApp('/dashboard');
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  });

  it('unless the server refuses to renew the session', async () => {
    const client = await app.retailer();
    browseAs(client);
    client.cookies.clear();
    openApp('/dashboard');
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(rememberedPerson()).toBeNull();
  });
});
