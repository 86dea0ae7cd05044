import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { listen, writesIn } from './listening.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let retailer: Client;
let installer: Client;
let online: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());
beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

/** Cuts this browser's connection until the returned function is called. */
function loseConnection(): () => void {
  const asking = globalThis.fetch;
  const set = (isOnline: boolean) => {
    globalThis.fetch = isOnline ? asking : async () => Promise.reject(new TypeError('Failed to fetch'));
    online.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  onTestFinished(() => set(true));
  set(false);
  return () => set(true);
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('without a connection', () => {
  it('a bar says so, and how old the page is, until the connection is back', async () => {
    await postJob(retailer, { title: 'A job that was read' });
    browseAs(retailer);
    openApp('/dashboard?tab=all');
    await screen.findByText('A job that was read');
    const back = loseConnection();
    expect(await screen.findByText(/^No connection\. This page was last updated at \d+:\d\d [ap]m\./)).toBeVisible();
    back();
    await waitFor(() => expect(screen.queryByText(/^No connection\./)).toBeNull());
  });

  it('a page that was not loaded yet says so immediately, and appears when the connection is back', async () => {
    const id = await postJob(retailer, { title: 'A job to read later' });
    browseAs(retailer);
    openApp('/dashboard?tab=all');
    await screen.findByText('A job to read later');
    const back = loseConnection();
    window.history.pushState(null, '', `/jobs/${id}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByText('There is no connection. Please check it and try again.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Failed to fetch');
    back();
    expect(await screen.findByRole('region', { name: 'Next step' })).toBeVisible();
  });

  it('a write fails immediately with a message, keeps the typed text, and is never sent later', async () => {
    browseAs(retailer);
    const sent = listen();
    openApp('/settings');
    const current = await screen.findByLabelText(/current password/i);
    await userEvent.type(current, 'half a password');
    await userEvent.type(screen.getByLabelText(/^new password/i), 'a new long password');
    await userEvent.type(screen.getByLabelText(/confirm/i), 'a new long password');
    const back = loseConnection();
    await userEvent.click(screen.getByRole('button', { name: 'Update password' }));
    expect(
      await screen.findByText('There is no connection, so nothing was sent. Please try again when it is back.'),
    ).toBeVisible();
    expect(current).toHaveValue('half a password');
    back();
    await aWhile();
    expect(writesIn(sent)).toEqual([]);
    expect(current).toHaveValue('half a password');
  });

  it('a write whose answer is lost says that it may have been saved', async () => {
    await awardedJob(retailer, installer, { title: 'A job on a roof' });
    browseAs(installer);
    openApp('/dashboard?tab=all');
    const start = await screen.findByRole('button', { name: /^Start: .*A job on a roof$/ });
    const asking = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await asking(input, init);
      if (String(input).endsWith('/start')) throw new TypeError('Failed to fetch');
      return answer;
    };
    await userEvent.click(start);
    await userEvent.click(await screen.findByRole('button', { name: 'Start today' }));
    expect(await screen.findByText(/we do not know whether this was saved/)).toBeVisible();
    // The page refetches the job, which shows that the write was saved.
    expect(await screen.findByRole('button', { name: /^Update: .*A job on a roof$/ })).toBeVisible();
  });
});
