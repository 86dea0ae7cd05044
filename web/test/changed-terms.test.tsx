import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobForm, postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** A job whose terms change while an installer looks at it, or after they applied. */

let app: App;
let retailer: Client;
let installer: Client;
let jobId: string;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

const jobOf = async (who: Client) => (await who.get(`/api/jobs/${jobId}`)).body.job;
const cheapen = (changes: object = {}) => retailer.put(`/api/jobs/${jobId}`, jobForm({ priceExGst: 1, ...changes }));
const invite = () => retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [installer.userId] });
const apply = () => installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
const changed = async () => within(await screen.findByRole('dialog', { name: 'This job has changed' }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 30_000 }));

/** Confirms the question that follows a press on Accept. */
async function agree(): Promise<void> {
  const question = await screen.findByRole('dialog', { name: 'Accept this job?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Accept job' }));
}

function openJob(who: Client): void {
  browseAs(who);
  openApp(`/jobs/${jobId}`);
}

describe('a job that changes while an installer looks at it', () => {
  beforeEach(async () => {
    jobId = await postJob(retailer, { isPublic: false });
    await invite();
  });

  it('is not accepted by the first press, but by the second, on the terms that the page shows', async () => {
    openJob(installer);
    await press('Accept job');
    const question = within(await screen.findByRole('dialog', { name: 'Accept this job?' }));
    await cheapen({ isPublic: false });
    await userEvent.click(question.getByRole('button', { name: 'Accept job' }));
    const dialog = await changed();
    expect(dialog.getByText('$4,200.50')).toBeVisible();
    expect(dialog.getByText('$1.00')).toBeVisible();
    expect(await jobOf(retailer)).toMatchObject({ status: 'posted', assignedInstallerId: null });
    expect(screen.queryByText('Failed to accept job')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Agree and accept' }));
    await waitFor(async () => expect(await jobOf(retailer)).toMatchObject({ status: 'accepted', agreedPrice: 1 }));
  });

  it('stays open to them if they do not agree', async () => {
    openJob(installer);
    await press('Accept job');
    const question = within(await screen.findByRole('dialog', { name: 'Accept this job?' }));
    await cheapen({ isPublic: false });
    await userEvent.click(question.getByRole('button', { name: 'Accept job' }));
    await userEvent.click((await changed()).getByRole('button', { name: 'Not now' }));
    await userEvent.click(await question.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Accept job' })).toBeEnabled();
    expect((await jobOf(installer)).status).toBe('offered');
  });

  it('is not accepted by the first press on the dashboard either', async () => {
    browseAs(installer);
    openApp('/dashboard?tab=offered');
    const [button] = await screen.findAllByRole('button', { name: /^Accept: / });
    await cheapen({ isPublic: false });
    await userEvent.click(button as HTMLElement);
    await agree();
    await userEvent.click((await changed()).getByRole('button', { name: 'Agree and accept' }));
    await waitFor(async () => expect(await jobOf(retailer)).toMatchObject({ status: 'accepted', agreedPrice: 1 }));
  });
});

describe('an application', () => {
  beforeEach(async () => {
    jobId = await postJob(retailer);
  });

  it('is sent again on the changed terms, with the typed text', async () => {
    openJob(installer);
    await press('Apply for this job');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Lead time/ }), '7');
    await cheapen();
    await press('Submit Application');
    await userEvent.click((await changed()).getByRole('button', { name: 'Agree and apply' }));
    expect(await screen.findByText('Application submitted')).toBeVisible();
    const { applications } = (await retailer.get(`/api/jobs/${jobId}/applications`)).body;
    expect(applications).toMatchObject([{ leadTimeDays: 7, changes: [] }]);
  });

  it('begins with the lead time of the profile, so that one press sends it', async () => {
    const busy = await app.installer({ availability: 'lead_time', leadTimeDays: 10 });
    openJob(busy);
    await press('Apply for this job');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Lead time/ })).toHaveValue('10'));
    await press('Submit Application');
    expect(await screen.findByText('Application submitted')).toBeVisible();
    const { applications } = (await retailer.get(`/api/jobs/${jobId}/applications`)).body;
    expect(applications).toMatchObject([{ leadTimeDays: 10 }]);
  });

  it('shows the owner which terms have changed since, and accepting it asks the installer to confirm', async () => {
    await apply();
    await cheapen();
    openJob(retailer);
    const list = within(await screen.findByRole('region', { name: 'Applications' }));
    expect(await list.findByText('$4,200.50')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Accept: / }));
    await press('Ask them to confirm');
    expect(await screen.findByText('Confirmation requested')).toBeVisible();
    expect(await list.findByText('Waiting for their confirmation')).toBeVisible();
    expect(await jobOf(retailer)).toMatchObject({ status: 'posted', assignedInstallerId: null });
  });

  it('can be confirmed or declined by the installer', async () => {
    await apply();
    await cheapen();
    await retailer.put(`/api/applications/${jobId}.${installer.userId}`, { status: 'accepted' });
    openJob(installer);
    expect(await screen.findByText('You were chosen. Do you accept the changed job?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
    await press('Accept job');
    await agree();
    await waitFor(async () => expect(await jobOf(retailer)).toMatchObject({ status: 'accepted', agreedPrice: 1 }));
  });
});
