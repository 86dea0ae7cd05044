import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays } from '../../infra/test/harness/days.ts';
import { awardedJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { inAWeek } from './staged-jobs.ts';

/** The Undo button in the message that follows an action. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

/** Opens the dialog that gives a booked job another date. */
async function rescheduling() {
  const id = await awardedJob(retailer, installer, { requirements: [] });
  await retailer.post(`/api/jobs/${id}/schedule`, { installationDate: inAWeek() });
  browseAs(retailer);
  openApp(`/jobs/${id}`);
  await userEvent.click(
    (await screen.findAllByRole('button', { name: /^(Reschedule|Change date|Move)/ }))[0] as Element,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Reschedule Installation' });
  return { id, dialog };
}

describe('Undo', () => {
  it('gives a rescheduled job its earlier date back', async () => {
    const { id, dialog } = await rescheduling();
    const field = within(dialog).getByLabelText(/^Installation date/);
    fireEvent.change(field, { target: { value: inDays(20) } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change date' }));
    await undo();
    await waitFor(async () =>
      expect((await retailer.get(`/api/jobs/${id}`)).body.job.installationDate).toBe(inAWeek()),
    );
  });

  it('is refused if the other company has changed the date since', async () => {
    const { id, dialog } = await rescheduling();
    fireEvent.change(within(dialog).getByLabelText(/^Installation date/), { target: { value: inDays(20) } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change date' }));
    await screen.findByRole('button', { name: 'Undo' });
    await installer.post(`/api/jobs/${id}/schedule`, { installationDate: inDays(25) });
    await undo();
    await screen.findByText('Failed to schedule');
    expect((await retailer.get(`/api/jobs/${id}`)).body.job.installationDate).toBe(inDays(25));
  });

  it('is not offered for completing a returned requirement, because the reason of the return would be lost', async () => {
    const requirements = [
      { label: 'Tidy site', type: 'checkbox', required: true },
      { label: 'Keys back', type: 'checkbox', required: true },
    ];
    const id = await awardedJob(retailer, installer, { requirements });
    await installer.post(`/api/jobs/${id}/schedule`, { installationDate: inAWeek() });
    await installer.post(`/api/jobs/${id}/start`, {});
    const listed = (await installer.get(`/api/jobs/${id}/requirements`)).body.requirements;
    const first = listed.find(({ label }: { label: string }) => label === 'Tidy site').id;
    await installer.patch(`/api/requirements/${first}/complete`, { completed: true });
    await retailer.post(`/api/requirements/${first}/return`, { reason: 'Off-cuts are left' });
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Keys back is done' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tidy site is done' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('is not offered for the first date of a job, because there is no earlier date', async () => {
    const id = await awardedJob(retailer, installer, { requirements: [] });
    browseAs(retailer);
    openApp(`/jobs/${id}`);
    await userEvent.click((await screen.findAllByRole('button', { name: /^Schedule/ }))[0] as Element);
    const dialog = await screen.findByRole('dialog', { name: 'Schedule Installation' });
    await userEvent.type(within(dialog).getByLabelText(/^Installation date/), inAWeek());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm date' }));
    await screen.findByText('Installation scheduled');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('restores a deleted view', async () => {
    const person = await app.retailer();
    await person.put('/api/kept/views', { name: 'Late', item: { name: 'Late', text: 'q=a' } });
    browseAs(person);
    openApp('/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the view Late' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Late' })).toBeNull());
    await undo();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Late' })).toBeVisible());
  });
});
