import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { colleagueOf, invite, newcomer } from '../../infra/test/harness/join-company.ts';
import { postJob, retailerProfile } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let owner: Client;
let coordinator: Client;
let bookkeeper: Client;
let jobId: string;
beforeAll(async () => {
  app = await startRealApi();
  owner = await app.retailer(retailerProfile({ companyName: 'Shared Roofs', contactName: 'Olive Owner' }));
  coordinator = await colleagueOf(app, owner, { name: 'Riley Chen' });
  bookkeeper = await colleagueOf(app, owner, { name: 'Billie Marsh', rank: 'bookkeeper' });
  jobId = await postJob(owner);
});
afterAll(() => app.close());

const openAs = (person: Client, path: string) => {
  browseAs(person);
  openApp(path);
};
const people = () => screen.findByRole('list', { name: 'People' });

describe('the page of the people of a company', () => {
  it('shows an owner each person, and the changes that are possible for those who joined', async () => {
    openAs(owner, '/people');
    const rows = within(await people()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Olive OwnerOwnerYou/),
      expect.stringMatching(/^Riley ChenCoordinator/),
      expect.stringMatching(/^Billie MarshBookkeeper/),
    ]);
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change role: Riley Chen' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove Billie Marsh' })).toBeDefined();
  });

  it('shows a coordinator who works here, without addresses of others and without a button', async () => {
    openAs(coordinator, '/people');
    const list = await people();
    expect(list.textContent).toContain(coordinator.email);
    expect(list.textContent).not.toContain(owner.email);
    expect(within(list).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite a person' })).toBeNull();
  });
});

describe('the role of a person', () => {
  it('leaves out the pages and actions that a bookkeeper does not have', async () => {
    openAs(bookkeeper, `/jobs/${jobId}`);
    await screen.findByRole('region', { name: 'Next step' });
    for (const name of ['Edit', 'Share', 'Cancel Job', 'Invite installers'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent?.trim());
    expect(items).toContain('People');
    expect(items).not.toContain('Profile');
    expect(items).not.toContain('Post Job');
  });

  it("puts posting in a coordinator's bar on a phone, payments in a bookkeeper's and the worklists in an administrator's", async () => {
    Reflect.get(window, 'happyDOM').setViewport({ width: 390, height: 844 });
    onTestFinished(() => Reflect.get(window, 'happyDOM').setViewport({ width: 1024, height: 768 }));
    const tabsOf = async (person: Client) => {
      openAs(person, '/dashboard');
      const bar = within(await screen.findByRole('navigation', { name: 'Quick links' }));
      const more = await bar.findByRole('button', { name: 'More' });
      const links = bar.getAllByRole('link');
      await userEvent.click(more);
      const items = await screen.findAllByRole('menuitem');
      cleanup();
      return { tabs: links.map(({ textContent }) => textContent), more: items.map((item) => item.textContent?.trim()) };
    };
    const first = await tabsOf(coordinator);
    expect(first.tabs).toEqual(['Dashboard', 'Jobs', 'Post Job', 'Calendar']);
    expect(first.more).toContain('Payments');
    expect(first.more).not.toContain('Post Job');
    const second = await tabsOf(bookkeeper);
    expect(second.tabs).toEqual(['Dashboard', 'Jobs', 'Calendar', 'Payments']);
    expect(second.more).not.toContain('Payments');
    expect(second.more).not.toContain('Post Job');
    const third = await tabsOf(await app.admin());
    expect(third.tabs).toEqual(['Admin', 'Verification', 'Reports', 'Jobs']);
    expect(third.more).toEqual(expect.arrayContaining(['Dashboard', 'My Jobs', 'Calendar', 'Post Job', 'Settings']));
    expect(third.more).not.toContain('Admin Portal');
  });

  it('lets a coordinator select jobs of the list for one change, but not a bookkeeper', async () => {
    openAs(coordinator, '/jobs');
    expect(await screen.findByLabelText('Select all on this page')).toBeDefined();
    cleanup();
    openAs(bookkeeper, '/jobs');
    await screen.findByText('1 job');
    expect(screen.queryByLabelText('Select all on this page')).toBeNull();
  });

  it('tells a bookkeeper who opens the job form that their role does not include posting', async () => {
    openAs(bookkeeper, '/jobs/create');
    await screen.findByText("Your role in your company doesn't include this page. Ask an owner to change your role.");
  });

  it('offers to leave the company instead of deleting the account, and a copy of their own data', async () => {
    openAs(coordinator, '/settings');
    expect(await screen.findByRole('button', { name: 'Leave company' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
    expect(screen.getByText(/^A copy of everything about you: your sign-in/)).toBeVisible();
  });
});

describe('the link of an invitation', () => {
  it('names the company and the role, and signs the person in', async () => {
    const token = await invite(app, owner, newcomer({ name: 'Noor Haddad', rank: 'bookkeeper' }));
    browseAs(app.client(), false);
    openApp(`/join#${token}`);
    expect(await screen.findByRole('heading', { name: 'Join Shared Roofs' })).toBeDefined();
    expect(screen.getByText('Bookkeeper')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Password'), 'a new long password');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account menu for Noor Haddad' })).toBeDefined());
  });

  it('says what to do if it no longer works', async () => {
    browseAs(app.client(), false);
    openApp(`/join#${'a'.repeat(26)}`);
    await screen.findByText(/This invitation no longer works. Ask the person who invited you to send it again./);
    await userEvent.click(screen.getByRole('button', { name: "I've already joined: sign in" }));
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeDefined();
  });

  it('leads a person who opens it again after joining to their dashboard', async () => {
    openAs(coordinator, `/join#${'a'.repeat(26)}`);
    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  });

  it('can be read again after the connection was lost', async () => {
    const token = await invite(app, owner, newcomer());
    browseAs(app.client(), false);
    const online = globalThis.fetch;
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    openApp(`/join#${token}`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    globalThis.fetch = online;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Join Shared Roofs' })).toBeDefined();
  });

  it('asks a person who is signed in to sign out first', async () => {
    const token = await invite(app, owner, newcomer());
    openAs(owner, `/join#${token}`);
    await screen.findByText(`You're signed in as ${owner.email}. Sign out to accept this invitation.`);
  });
});
