import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** A visitor at a URL that needs a sign-in: the dialog can be closed, and the page behind it has links to continue with. */

let app: App;
let retailer: Client;
let installer: Client;
let open: string;
let closed: string;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  open = `/jobs/${await postJob(retailer, { preferredWeek: '2027-03-01' })}`;
  closed = `/jobs/${await postJob(retailer, { isPublic: false })}`;
});
afterAll(() => app.close());

const go = (steps: number) => act(async () => window.history.go(steps));
const dialogs = () => (window.history.state?.usr?.dialogs ?? []).length;
const isOnThePage = async (path: string) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(dialogs()).toBe(0));
  expect(window.location.pathname).toBe(path);
};
/** Waits 50 ms, in which a wrong effect would open the dialog again. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

async function arriveAt(path: string): Promise<HTMLElement> {
  browseAs(app.client(), false);
  openApp(path);
  const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
  await waitFor(() => expect(dialogs()).toBe(1));
  return dialog;
}

const signIn = async (dialog: HTMLElement, who: Client) => {
  await userEvent.type(within(dialog).getByLabelText(/^Email/), who.email);
  await userEvent.type(within(dialog).getByLabelText(/^Password/), who.password);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
};

const ways: [string, () => Promise<unknown>][] = [
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', () => go(-1)],
];

describe('the sign-in dialog over a page behind the sign-in', () => {
  it.each(ways)('closes by %s, stays closed and adds nothing to the history', async (_, close) => {
    await arriveAt('/dashboard');
    const length = window.history.length;
    await close();
    await isOnThePage('/dashboard');
    await settle();
    await isOnThePage('/dashboard');
    expect(window.history.length).toBe(length);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fdashboard',
    );
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('opens again by the button of the page, and closes again', async () => {
    await arriveAt('/dashboard');
    await userEvent.keyboard('{Escape}');
    await isOnThePage('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('dialog', { name: 'Welcome back' });
    await userEvent.keyboard('{Escape}');
    await isOnThePage('/dashboard');
    await settle();
    await isOnThePage('/dashboard');
  });

  it('changes to the form for a new account, and keeps showing it', async () => {
    const dialog = await arriveAt('/dashboard');
    const length = window.history.length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign up here' }));
    expect(await screen.findByRole('dialog', { name: 'Join SunCrew' })).toBeVisible();
    await settle();
    expect(screen.getByRole('dialog', { name: 'Join SunCrew' })).toBeVisible();
    expect(window.history.length).toBe(length);
    await go(-1);
    await isOnThePage('/dashboard');
  });

  it('links to the page for a new password, from which Back returns to the page without the dialog', async () => {
    const dialog = await arriveAt('/dashboard?tab=all');
    await userEvent.click(within(dialog).getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await isOnThePage('/forgot-password');
    expect(new URLSearchParams(window.location.search).get('next')).toBe('/dashboard?tab=all');
    await settle();
    await isOnThePage('/forgot-password');
    await go(-1);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    await settle();
    await isOnThePage('/dashboard');
  });

  it('opens for each further page behind the sign-in that the visitor goes to', async () => {
    await arriveAt('/dashboard');
    await userEvent.keyboard('{Escape}');
    await isOnThePage('/dashboard');
    await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await go(-1);
    await settle();
    await isOnThePage('/dashboard');
    await go(1);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await userEvent.click((await screen.findAllByRole('link', { name: /^View Details/ }))[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(window.location.pathname).toBe(open);
  });
});

describe('a visitor who closes the dialog', () => {
  it.each(ways)('by %s over a public job reads its suburb, system, price and preferred week', async (_, close) => {
    const dialog = await arriveAt(open);
    expect(dialog).toHaveTextContent('or close this to see what visitors can read.');
    await close();
    await isOnThePage(open);
    const page = within(screen.getByRole('main'));
    expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByText('Castle Hill NSW 2154')).toBeVisible();
    expect(page.getByText('$4,201')).toBeVisible();
    expect(page.getByText('6.60 kW, 13.5 kWh battery')).toBeVisible();
    expect(page.getByText('Week of Mon 1 Mar')).toBeVisible();
    const factsOf = (section: string) => page.getByRole('region', { name: section }).textContent;
    expect(factsOf('Project Details')).toBe(
      'Project DetailsConnection TypeGrid ConnectedRequired LicensesPVBatteryStoreys2Roof typeTile',
    );
    expect(factsOf('System Specifications')).toContain('Panels15 × 440 W');
    expect(factsOf('Description')).toContain('Two arrays, north and west.');
    expect(page.getByRole('link', { name: 'Bright Roofs Pty Ltd' })).toHaveAttribute(
      'href',
      `/company/${retailer.userId}`,
    );
    expect(factsOf('Retailer Information')).toContain('New0 jobs completed');
    expect(document.body.textContent).not.toContain('12 Hill Street');
  });

  it('gets the job that they were looking at once they have signed in', async () => {
    await arriveAt(open);
    await userEvent.keyboard('{Escape}');
    await isOnThePage(open);
    browseAs(installer, false);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in to apply' }));
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    expect(dialog).toHaveTextContent('Sign in to apply for this job.');
    await signIn(dialog, installer);
    expect(await screen.findByRole('dialog', { name: 'Apply for Job' })).toBeVisible();
    expect(window.location.pathname).toBe(open);
  });

  it('learns nothing about a job that is not public, and sees links to other pages', async () => {
    await arriveAt(closed);
    await userEvent.keyboard('{Escape}');
    await isOnThePage(closed);
    expect(await screen.findByText('Please sign in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/signup?next=${encodeURIComponent(closed)}`,
    );
  });

  it('over a shared job is on the page that the share link opens', async () => {
    const { shareToken } = (await retailer.post(`/api${closed}/share`)).body;
    await arriveAt(`${closed}/shared/${shareToken}`);
    await userEvent.keyboard('{Escape}');
    expect(
      await screen.findByRole('heading', { name: 'Bright Roofs Pty Ltd has shared a job with you' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In to View Job' })).toBeVisible();
  });
});
