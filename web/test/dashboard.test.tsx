import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

async function startFrom(tab: string): Promise<void> {
  const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  const id = await awardedJob(retailer, installer);
  browseAs(installer);
  openApp(`/dashboard?tab=${tab}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Start: / }));
  const question = await screen.findByRole('dialog', { name: 'Start Work Today' });
  expect(question).toHaveTextContent('The job has no installation date yet. If you start now, the date becomes');
  await userEvent.click(within(question).getByRole('button', { name: 'Start today' }));
  await screen.findByText('Job started successfully');
  const { job } = (await installer.get(`/api/jobs/${id}`)).body;
  expect(job.installationDate).toBe(todayIn(job.timeZone ?? usualZone, new Date()));
}

describe('a job that is started from its row', () => {
  it('is shown on the tab of its new status', async () => {
    await startFrom('accepted');
    await waitFor(() => expect(window.location.search).toBe('?tab=booked'));
    expect(await screen.findByRole('button', { name: /^Update: / })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Finish the work: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/#requirements$/),
    );
  });

  it('stays in the list of all jobs', async () => {
    await startFrom('all');
    expect(await screen.findByRole('button', { name: /^Update: / })).toBeVisible();
    expect(window.location.search).toBe('?tab=all');
  });
});

describe('the row of an installer', () => {
  it('has a button for the next step, which opens the dialog of that step over the list', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    const id = await awardedJob(retailer, installer, { requirements: [] });
    for (const step of ['start', 'complete']) await installer.post(`/api/jobs/${id}/${step}`, {});
    browseAs(installer);
    openApp('/dashboard?tab=completed');
    expect(await screen.findByRole('link', { name: /^View: / })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Request payment: / }));
    expect(await screen.findByRole('dialog', { name: /Payment/ })).toBeVisible();
  });
});

describe('the row of a retailer', () => {
  it('has a button for the next step, which opens the dialog of that step over the list', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    const id = await postJob(retailer);
    await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 7 });
    browseAs(retailer);
    openApp('/dashboard?tab=posted');
    await userEvent.click(await screen.findByRole('button', { name: /^Review 1 application: / }));
    expect(await screen.findByRole('dialog', { name: 'Applications' })).toBeVisible();
  });

  it.each([
    ['posted', 0],
    ['all', 1],
  ])('has no badge that repeats the name of its tab (%s)', async (tab, badges) => {
    const retailer = await app.retailer();
    await postJob(retailer);
    browseAs(retailer);
    openApp(`/dashboard?tab=${tab}`);
    const row = (await screen.findByText('Waiting for applications')).closest('li') as HTMLElement;
    expect(within(row).queryAllByText('New')).toHaveLength(badges);
  });
});

describe('the tabs of a desk', () => {
  it('are walked through by the arrow keys, in a circle, and opened by Enter', async () => {
    browseAs(await app.retailer());
    openApp('/dashboard?tab=draft');
    const drafts = await screen.findByRole('tab', { name: /^Drafts/ });
    drafts.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: /^All/ })).toHaveFocus();
    expect(drafts).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(window.location.search).toBe('?tab=posted');
    expect(screen.getByRole('tabpanel', { name: /^New/ })).toBeVisible();
    await userEvent.keyboard('{End}{Home}');
    expect(drafts).toHaveFocus();
  });
});

describe('a figure that is not known', () => {
  it('is not shown: the tabs show no number until their counts have arrived', async () => {
    const retailer = await app.retailer();
    const id = await postJob(retailer);
    const { title } = (await retailer.get(`/api/jobs/${id}`)).body.job;
    browseAs(retailer);
    const answering = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).endsWith('/stats') ? new Response('busy', { status: 503 }) : answering(input, init);
    openApp('/dashboard');
    expect((await screen.findAllByText(title))[0]).toBeVisible();
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => /\d/.test(name ?? ''))).toEqual([]);
  });

  it('is reported if the rest of a list does not load, and the load can be retried', async () => {
    const retailer = await app.retailer();
    for (let count = 0; count < 51; count += 1) await postJob(retailer);
    browseAs(retailer);
    openApp('/dashboard');
    const more = await screen.findByRole('button', { name: /^Load more/ });
    const answering = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).includes('cursor=') ? new Response('busy', { status: 503 }) : answering(input, init);
    await userEvent.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('The rest of the list could not be loaded.');
    globalThis.fetch = answering;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
