import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { pressInJobActions } from './job-actions.ts';
import { listen, type Sent, writesIn } from './listening.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

/** Presses twice so quickly that the screen does not change in between. */
const pressTwice = (button: HTMLElement): void => {
  fireEvent.click(button);
  fireEvent.click(button);
};

const inAWeek = (): string => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const callsTo = (sent: Sent[], path: RegExp): number => writesIn(sent).filter((each) => path.test(each.path)).length;

async function invited(): Promise<string> {
  const id = await postJob(retailer, { isPublic: false });
  const { status } = await retailer.post(`/api/jobs/${id}/invites`, { installerIds: [installer.userId] });
  expect(status).toBe(201);
  return id;
}

const openDialog = async (action: string, title: string): Promise<HTMLElement> => {
  if (action === 'Delete') await pressInJobActions(action);
  else await userEvent.click(await screen.findByRole('button', { name: action }));
  return screen.findByRole(action === 'Delete' ? 'alertdialog' : 'dialog', { name: title });
};

describe('a button that is pressed twice in quick succession', () => {
  it('accepts an offered job once', async () => {
    await invited();
    browseAs(installer);
    const sent = listen();
    openApp('/dashboard?tab=offered');
    const [accept] = await screen.findAllByRole('button', { name: /^Accept: / });
    pressTwice(accept as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Accept this job?' });
    pressTwice(within(dialog).getByRole('button', { name: 'Accept job' }));
    await screen.findByText('Job accepted successfully');
    expect(callsTo(sent, /\/accept$/)).toBe(1);
  });

  it('accepts a job on its page once', async () => {
    const id = await invited();
    browseAs(installer);
    const sent = listen();
    openApp(`/jobs/${id}`);
    const dialog = await openDialog('Accept job', 'Accept this job?');
    pressTwice(within(dialog).getByRole('button', { name: 'Accept job' }));
    await screen.findByText('Job accepted successfully!');
    expect(callsTo(sent, /\/accept$/)).toBe(1);
    expect(screen.queryByText('Failed to accept job')).toBeNull();
  });

  it('deletes a job once', async () => {
    const id = await postJob(retailer);
    browseAs(retailer);
    const sent = listen();
    openApp(`/jobs/${id}`);
    const dialog = await openDialog('Delete', 'Delete Job');
    pressTwice(within(dialog).getByRole('button', { name: 'Delete Job' }));
    await screen.findByText('Job deleted');
    expect(callsTo(sent, new RegExp(`/api/jobs/${id}$`))).toBe(1);
    expect(screen.queryByText('Failed to delete job')).toBeNull();
  });

  it('sets a date once', async () => {
    const id = await awardedJob(retailer, installer);
    browseAs(retailer);
    const sent = listen();
    openApp(`/jobs/${id}`);
    const dialog = await openDialog('Schedule', 'Schedule Installation');
    fireEvent.change(within(dialog).getByLabelText(/Installation date/), { target: { value: inAWeek() } });
    pressTwice(within(dialog).getByRole('button', { name: 'Confirm date' }));
    await screen.findByText('Installation scheduled');
    expect(callsTo(sent, /\/schedule$/)).toBe(1);
  });

  it('invites once', async () => {
    await awardedJob(retailer, installer);
    const id = await postJob(retailer, { isPublic: false });
    browseAs(retailer);
    const sent = listen();
    openApp(`/jobs/${id}/invite`);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Sunny/ }));
    pressTwice(screen.getByRole('button', { name: 'Invite 1 installer' }));
    await screen.findByText('Installer invited');
    expect(callsTo(sent, /\/invites$/)).toBe(1);
  });

  it('replaces a share link once', async () => {
    const id = await postJob(retailer);
    await retailer.post(`/api/jobs/${id}/share`, {});
    browseAs(retailer);
    const sent = listen();
    openApp(`/jobs/${id}`);
    const dialog = await openDialog('Share', 'Share Job');
    pressTwice(await within(dialog).findByRole('button', { name: 'Replace the link' }));
    await screen.findByText('Share link generated');
    expect(callsTo(sent, /\/share$/)).toBe(1);
  });

  it('signs in once', async () => {
    const { email, password } = retailer;
    browseAs(app.client(), false);
    const sent = listen();
    openApp('/dashboard');
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    await userEvent.type(within(dialog).getByLabelText('Email'), email);
    await userEvent.type(within(dialog).getByLabelText('Password'), password);
    pressTwice(within(dialog).getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(callsTo(sent, /\/login$/)).toBe(1);
  });
});

describe('a press on another link during the first press', () => {
  it('marks each notification as read that is opened in its own tab', async () => {
    await Promise.all([invited(), invited()]);
    await app.settle();
    browseAs(installer);
    const sent = listen();
    openApp('/notifications');
    const [one, other] = await screen.findAllByRole('link', { name: /\(unread\)$/ });
    // The control key opens several links without leaving the list.
    for (const link of [one, other]) fireEvent.click(link as HTMLElement, { ctrlKey: true });
    await waitFor(() => expect(callsTo(sent, /\/notifications\/[^/]+\/read$/)).toBe(2));
  });
});

describe('a write whose answer was lost', () => {
  it('is repeated with the same key when the button is pressed again, so that it takes effect once', async () => {
    const id = await awardedJob(retailer, installer);
    browseAs(retailer);
    const sent = listen();
    const answering = globalThis.fetch;
    let isLost = false;
    globalThis.fetch = async (input, init) => {
      const answer = await answering(input, init);
      if (isLost || !String(input).endsWith('/schedule')) return answer;
      isLost = true;
      throw new TypeError('Failed to fetch');
    };
    onTestFinished(() => {
      globalThis.fetch = answering;
    });
    openApp(`/jobs/${id}`);
    const dialog = await openDialog('Schedule', 'Schedule Installation');
    const confirm = within(dialog).getByRole('button', { name: 'Confirm date' });
    fireEvent.change(within(dialog).getByLabelText(/Installation date/), { target: { value: inAWeek() } });
    await userEvent.click(confirm);
    await screen.findByText('Failed to schedule');
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(() => expect(callsTo(sent, /\/schedule$/)).toBe(2));
    // The history of the job also has this text.
    await screen.findAllByText('Installation scheduled');
    const keys = sent
      .filter(({ path }) => path.endsWith('/schedule'))
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
