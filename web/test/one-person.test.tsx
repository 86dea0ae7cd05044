import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retailerProfile } from '../../infra/tools/in-process/builders.ts';
import { rememberPerson } from '../src/lib/server/person.ts';
import { listen, writesIn } from './listening.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** This tab shows Robin. Then another tab changes the session, which all tabs of the browser share. */

let app: App;
let robin: Client;
let priya: Client;
beforeAll(async () => {
  app = await startRealApi();
  robin = await app.retailer(retailerProfile({ companyName: 'Robin Roofs' }));
  priya = await app.retailer(retailerProfile({ companyName: 'Priya Power' }));
  await robin.post('/api/jobs', { title: "Robin's secret draft", status: 'draft' });
});
afterAll(() => app.close());

/** Gives this browser another person's cookies, as if they had signed in in another tab without this tab knowing. */
function wear(browser: Client, person: Client | null): void {
  browser.cookies.clear();
  for (const [name, value] of person?.cookies ?? []) browser.cookies.set(name, value);
}

/** Sends this tab the event of a sign-in or sign-out in another tab, as the browser does. */
function tell(person: Client | null): void {
  rememberPerson(person?.userId ?? null);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'suncrew-session' })));
}

function openAs(person: Client, path: string) {
  const browser = person.twin();
  browseAs(browser);
  return { browser, cache: openApp(path) };
}

const menuOf = ({ email }: Client) => ({ name: `Account menu for ${email.split('@')[0]}` });
const isShown = (person: Client) => screen.findByRole('button', menuOf(person));

async function typeAPassword(): Promise<HTMLElement> {
  const current = await screen.findByLabelText(/current password/i);
  await userEvent.type(current, 'half a password');
  await userEvent.type(screen.getByLabelText(/^new password/i), 'a new long password');
  await userEvent.type(screen.getByLabelText(/confirm/i), 'a new long password');
  return current;
}

describe('when someone else signs in in another tab', () => {
  it('this tab shows that person, and nothing of the previous one', async () => {
    const { browser, cache } = openAs(robin, '/dashboard?tab=draft');
    await screen.findByText("Robin's secret draft");
    wear(browser, priya);
    tell(priya);
    await isShown(priya);
    await waitFor(() => expect(screen.queryByText("Robin's secret draft")).toBeNull());
    expect(screen.queryByRole('button', menuOf(robin))).toBeNull();
    expect(JSON.stringify(cache.getQueriesData({}))).not.toContain(robin.userId);
    const whose = new Set(
      cache
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    );
    expect([...whose]).toEqual([priya.userId]);
  });

  it('typed text stays, but is not saved as that person’s', async () => {
    const { browser } = openAs(robin, '/settings');
    const current = await typeAPassword();
    wear(browser, priya);
    tell(priya);
    await isShown(priya);
    await userEvent.click(screen.getByRole('button', { name: 'Update password' }));
    expect(await screen.findByText(/Someone else is signed in on this browser now/)).toBeVisible();
    expect(current).toHaveValue('half a password');
  });
});

describe('a tab that does not know of a new sign-in', () => {
  it('is refused when it saves, keeps the typed text and asks the person to sign in again', async () => {
    const { browser } = openAs(robin, '/settings');
    const current = await typeAPassword();
    const sent = listen();
    wear(browser, priya);
    await userEvent.click(screen.getByRole('button', { name: 'Update password' }));
    expect(await screen.findByText(/Someone else is signed in on this browser now/)).toBeVisible();
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    expect(current).toHaveValue('half a password');
    expect(writesIn(sent).map(({ headers }) => headers.get('x-person'))).toEqual([robin.userId]);
    await userEvent.type(within(dialog).getByLabelText('Email'), robin.email);
    await userEvent.type(within(dialog).getByLabelText('Password'), robin.password);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(current).toHaveValue('half a password');
    await userEvent.click(screen.getByRole('button', { name: 'Update password' }));
    expect(await screen.findByText(/current password is (incorrect|wrong)|password.*incorrect/i)).toBeVisible();
  });

  it('shows the person who is signed in as soon as it loads something', async () => {
    const { browser } = openAs(robin, '/settings');
    await isShown(robin);
    wear(browser, priya);
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await isShown(priya);
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(screen.queryByRole('button', menuOf(robin))).toBeNull();
  });
});

describe('when the other tab signs out', () => {
  it('this tab drops the person’s data and asks them to sign in', async () => {
    const { browser, cache } = openAs(robin, '/dashboard?tab=draft');
    await screen.findByText("Robin's secret draft");
    wear(browser, null);
    tell(null);
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(screen.queryByText("Robin's secret draft")).toBeNull();
    expect(JSON.stringify(cache.getQueriesData({}))).not.toContain(robin.userId);
  });

  it('and signs in again as the same person, this tab continues unchanged', async () => {
    const { browser } = openAs(robin, '/dashboard?tab=draft');
    await screen.findByText("Robin's secret draft");
    wear(browser, null);
    tell(null);
    await screen.findByRole('dialog', { name: 'Welcome back' });
    wear(browser, robin);
    tell(robin);
    expect(await screen.findByText("Robin's secret draft")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('after a session has ended', () => {
  it('the next person never sees what the previous one had loaded', async () => {
    const { browser, cache } = openAs(robin, '/dashboard?tab=draft');
    await screen.findByText("Robin's secret draft");
    browser.cookies.clear();
    await userEvent.click(screen.getByRole('tab', { name: /^All/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    await userEvent.type(within(dialog).getByLabelText('Email'), priya.email);
    await userEvent.type(within(dialog).getByLabelText('Password'), priya.password);
    // From now on, the answers to all reads are delayed.
    const asking = globalThis.fetch;
    let isHeld = false;
    globalThis.fetch = async (input, init) => {
      if (isHeld && (init?.method ?? 'GET') === 'GET') await new Promise((resolve) => setTimeout(resolve, 500));
      const answer = await asking(input, init);
      if (String(input).endsWith('/login')) isHeld = true;
      return answer;
    };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    await isShown(priya);
    expect(screen.queryByText("Robin's secret draft")).toBeNull();
    expect(JSON.stringify(cache.getQueriesData({}))).not.toContain(robin.userId);
  });
});
