import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reportHardBounce } from '../../infra/test/harness/report-bounce.ts';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { Header } from '../src/features/shell/header.tsx';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp, renderAt } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

async function headerOf(client: Client, isSignedIn: boolean) {
  browseAs(client, isSignedIn);
  renderAt('/', <Header />);
  await (isSignedIn ? screen.findByRole('link', { name: 'Dashboard' }) : screen.findByRole('link', { name: 'Login' }));
}

async function menuEntries(): Promise<string[]> {
  await userEvent.click(await screen.findByRole('button', { name: /^Account menu for/ }));
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent?.trim() ?? '');
}

const navigation = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

const forRetailers = ['SunCrew', 'Home', 'Dashboard', 'My Jobs', 'Calendar', 'Map', 'Installers', 'Notifications'];

describe('the header', () => {
  it('shows a visitor the links to home, both directories, how it works and Login', async () => {
    await headerOf(app.client(), false);
    expect(navigation()).toEqual(['SunCrew', 'Find work', 'Find installers', 'How it works', 'Login']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('counts the notifications that arrived in the background once the user returns to the page', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    await headerOf(installer, true);
    const bell = await screen.findByRole('link', { name: /^Notifications/ });
    expect(bell).toHaveAccessibleName('Notifications');
    const id = await postJob(retailer, { isPublic: false });
    const { status } = await retailer.post(`/api/jobs/${id}/invites`, { installerIds: [installer.userId] });
    expect(status).toBe(201);
    await app.settle();
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 1 unread'));
  });

  it('counts the notifications again each minute while the page is visible, and not behind another tab', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await headerOf(await app.retailer(), true);
      const sent = vi.spyOn(globalThis, 'fetch');
      const counts = () => sent.mock.calls.filter(([url]) => String(url).endsWith('/unread-count')).length;
      vi.advanceTimersByTime(60_000);
      await waitFor(() => expect(counts()).toBe(1));
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      // Nine times, waits for the answer to a count and then a minute.
      for (let minute = 1; minute < 10; minute += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        vi.advanceTimersByTime(60_000);
      }
      expect(counts()).toBe(1);
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });

  it('shows a retailer their pages and actions', async () => {
    await headerOf(await app.retailer(), true);
    expect(navigation()).toEqual(forRetailers);
    expect(await menuEntries()).toEqual([
      'Dashboard',
      'My Jobs',
      'Calendar',
      'Payments',
      'My Network',
      'Installers',
      'Post Job',
      'Profile',
      'People',
      'Settings',
      'Keyboard shortcuts',
      'Logout',
    ]);
  });

  it('shows an installer the same pages, with Find Work instead of posting a job', async () => {
    await headerOf(await app.installer(), true);
    expect(navigation()).toEqual([
      'SunCrew',
      'Home',
      'Dashboard',
      'My Jobs',
      'Calendar',
      'Map',
      'Find work',
      'Notifications',
    ]);
    expect(await menuEntries()).toEqual([
      'Dashboard',
      'My Jobs',
      'Calendar',
      'Payments',
      'My Network',
      'Profile',
      'Credentials',
      'People',
      'Settings',
      'Keyboard shortcuts',
      'Logout',
    ]);
  });

  it('shows an administrator the Admin Portal first, in place of Home and the directory', async () => {
    await headerOf(await app.admin(), true);
    expect(navigation()).toEqual([
      'SunCrew',
      'Admin Portal',
      'Dashboard',
      'My Jobs',
      'Calendar',
      'Map',
      'Notifications',
    ]);
    expect(await menuEntries()).toEqual([
      'Dashboard',
      'My Jobs',
      'Calendar',
      'Payments',
      'My Network',
      'Installers',
      'Post Job',
      'Profile',
      'People',
      'Settings',
      'Admin Portal',
      'Keyboard shortcuts',
      'Logout',
    ]);
  });

  it('names the person by the part of the email before the @, with their role', async () => {
    const client = await app.installer();
    await headerOf(client, true);
    const [name = ''] = client.email.split('@');
    await userEvent.click(await screen.findByRole('button', { name: `Account menu for ${name}` }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText(name)).toBeVisible();
    expect(within(menu).getByText('Installer')).toBeVisible();
  });
});

describe('the navigation', () => {
  it('marks the page to which an open page belongs: My Jobs for a job of the person, and Dashboard for a worklist', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    const id = await postJob(retailer, { title: 'Panels in the shell' });
    const marked = async (who: Client, path: string, heading: string) => {
      browseAs(who);
      openApp(path);
      await screen.findByRole('heading', { level: 1, name: heading });
      const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
      const found = links.filter((link) => link.hasAttribute('aria-current'));
      const marks = found.map((link) => [link.textContent, link.getAttribute('aria-current')]);
      cleanup();
      return marks;
    };
    expect(await marked(retailer, '/jobs', 'My Jobs')).toEqual([['My Jobs', 'page']]);
    expect(await marked(retailer, `/jobs/${id}`, 'Panels in the shell')).toEqual([['My Jobs', 'true']]);
    expect(await marked(retailer, `/jobs/${id}/invite`, 'Invite installers')).toEqual([['My Jobs', 'true']]);
    expect(await marked(installer, `/jobs/${id}`, 'Panels in the shell')).toEqual([]);
    expect(await marked(retailer, '/worklist?kind=dates', 'Jobs without a date')).toEqual([['Dashboard', 'true']]);
  });
});

describe('a page that is opened by its URL', () => {
  it.each([
    ['begins at its top', { default: 300, '/pricing': 200 }, []],
    ['is where it was left after a reload', { default: 300, '/forgot-password': 200 }, [[0, 200]]],
  ])('%s', async (_, left, scrolls) => {
    sessionStorage.setItem('react-router-scroll-positions', JSON.stringify(left));
    const scrolled = vi.spyOn(window, 'scrollTo');
    browseAs(app.client(), false);
    openApp('/forgot-password');
    await screen.findByRole('heading', { level: 1 });
    expect(scrolled.mock.calls.filter(([, to]) => to !== 0)).toEqual(scrolls);
    scrolled.mockRestore();
    sessionStorage.clear();
  });
});

describe('the bar about email', () => {
  it('says that an email bounced, and sends the link that resumes emails', async () => {
    const installer = await app.installer();
    await reportHardBounce(installer.email);
    browseAs(installer);
    openApp('/settings');
    const bar = await screen.findByText(/^We couldn't deliver email to/);
    expect(bar).toHaveTextContent(installer.email);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Email sent')).toBeVisible();
    await app.settle();
    const emails = await app.mails(installer.email);
    expect(emails.map(({ subject }) => subject)).toContain('Confirm your email address');
  });
});
