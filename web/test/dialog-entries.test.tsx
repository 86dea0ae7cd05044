import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { pressInJobActions } from './job-actions.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openAgain, openApp } from './render-app.tsx';

/** An open dialog is an entry of the browser's history: Back closes the dialog, and the page stays. */

let app: App;
let retailer: Client;
let job: string;
beforeAll(async () => {
  app = await startRealApi();
  retailer = await app.retailer();
  job = `/jobs/${await postJob(retailer)}`;
});
afterAll(() => app.close());

const go = (steps: number) => act(async () => window.history.go(steps));
const dialogs = () => (window.history.state?.usr?.dialogs ?? []).length;
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
const isBackOnThePage = async () => {
  await isClosed();
  await waitFor(() => expect(dialogs()).toBe(0));
  expect(window.location.pathname).toBe(job);
};

const follow = async (path: string): Promise<void> => {
  const links = await screen.findAllByRole('link');
  const link = links.find((each) => each.getAttribute('href') === path);
  if (!link) throw new Error(`There is no link to ${path}.`);
  await userEvent.click(link);
};

/** Goes from the dashboard to the page of a job and opens a dialog there. */
async function openADialog(action = 'Share', role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  browseAs(retailer);
  openApp('/dashboard?tab=all');
  await waitFor(() => follow(job));
  if (action === 'Delete') await pressInJobActions(action);
  else await userEvent.click(await screen.findByRole('button', { name: action }));
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(dialogs()).toBe(1));
  return dialog;
}

describe('a dialog over a page', () => {
  it('closes by Back, and the page stays open', async () => {
    await openADialog();
    await go(-1);
    await isBackOnThePage();
  });

  it('does not open again by Forward', async () => {
    await openADialog();
    await go(-1);
    await isBackOnThePage();
    await go(1);
    await isBackOnThePage();
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes by %s, after which one step back leads to the page before', async (_, close) => {
    await openADialog();
    await close();
    await isBackOnThePage();
    await go(-1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  it('is closed after a reload, and one step back leads to the page before', async () => {
    await openADialog();
    cleanup();
    openAgain();
    await screen.findByRole('button', { name: 'Share' });
    await isBackOnThePage();
    await go(-1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  it('is replaced by the next page if its write succeeds', async () => {
    const id = await postJob(retailer);
    browseAs(retailer);
    openApp('/notifications');
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await waitFor(() => follow(`/jobs/${id}`));
    await pressInJobActions('Delete');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialogs()).toBe(1));
    const length = window.history.length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete Job' }));
    await screen.findByText('Job deleted');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    await isClosed();
    // The dashboard has replaced the dialog's entry in the history.
    expect(window.history.length).toBe(length);
    await go(-1);
    await waitFor(() => expect(window.location.pathname).toBe(`/jobs/${id}`));
    expect(dialogs()).toBe(0);
  });

  it('has a link to another page, which replaces the dialog’s entry in the history', async () => {
    browseAs(app.client(), false);
    openApp('/terms');
    await userEvent.click((await screen.findAllByRole('link', { name: 'Login' }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    await waitFor(() => expect(dialogs()).toBe(1));
    await userEvent.click(within(dialog).getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(window.location.pathname).toBe('/forgot-password'));
    await isClosed();
    await go(-1);
    await waitFor(() => expect(window.location.pathname).toBe('/terms'));
    expect(dialogs()).toBe(0);
  });

  it('is the only one that is mounted', async () => {
    await openADialog('Delete', 'alertdialog');
    expect(document.querySelectorAll('[data-scope=dialog][data-part=content]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await isBackOnThePage();
    expect(document.querySelectorAll('[data-scope=dialog]')).toHaveLength(0);
  });
});
