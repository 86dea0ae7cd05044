import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { pressInJobActions } from './job-actions.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let retailer: Client;
let jobId: string;
beforeAll(async () => {
  app = await startRealApi();
  retailer = await app.retailer();
  jobId = await postJob(retailer);
});
afterAll(() => app.close());

function edit(id: string): void {
  browseAs(retailer);
  openApp(`/jobs/${id}/edit`);
}

describe('editing a job', () => {
  it('that does not exist says so', async () => {
    edit(crypto.randomUUID());
    expect(await screen.findByRole('heading', { name: 'Job Not Found' })).toBeVisible();
    expect(screen.getByText(/you're trying to edit/)).toBeVisible();
  });

  it('that fails to load offers to try again, which works', async () => {
    edit(jobId);
    const answering = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).endsWith(jobId) ? new Response('busy', { status: 503 }) : answering(input, init);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Job Not Found')).toBeNull();
    globalThis.fetch = answering;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Job' })).toBeVisible();
  });
});

describe('a draft', () => {
  const draftForm = { address: '', status: 'draft', requirements: [] };

  it('can be saved incomplete any number of times from its edit page, which stays open', async () => {
    const id = await postJob(retailer, draftForm);
    edit(id);
    await screen.findByRole('form', { name: 'Edit job' });
    const saved = async (notes: string) => {
      const field = screen.getByRole('textbox', { name: 'Additional notes' });
      await userEvent.clear(field);
      await userEvent.type(field, notes);
      await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
      await waitFor(async () => expect((await retailer.get(`/api/jobs/${id}`)).body.job.notes).toBe(notes));
      await screen.findByText('Draft saved successfully');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save as Draft' })).toBeEnabled());
    };
    await saved('First');
    await userEvent.click(screen.getByRole('button', { name: 'Add requirement' }));
    await saved('Second, with a requirement that has no name yet');
    await userEvent.click(screen.getByRole('button', { name: 'Add requirement' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Requirement/ }), 'Meter photo');
    await saved('Third');
    await saved('Fourth');
    const { job } = (await retailer.get(`/api/jobs/${id}`)).body;
    const { requirements } = (await retailer.get(`/api/jobs/${id}/requirements`)).body;
    expect(job).toMatchObject({ status: 'draft', address: '', notes: 'Fourth' });
    expect(requirements).toMatchObject([{ label: 'Meter photo' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Job' })).toBeVisible();
  });

  it('can be posted from its edit page, and a posted job cannot become a draft again', async () => {
    const id = await postJob(retailer, { status: 'draft' });
    edit(id);
    await screen.findByRole('form', { name: 'Edit job' });
    expect(screen.getByRole('button', { name: 'Post Job' })).toBeVisible();
    cleanup();
    edit(jobId);
    await screen.findByRole('form', { name: 'Edit job' });
    expect(screen.queryByRole('button', { name: 'Save as Draft' })).toBeNull();
  });
});

describe('a new job', () => {
  it('starts with the terms of another job, without its customer and its site', async () => {
    browseAs(retailer);
    openApp(`/jobs/${jobId}`);
    await pressInJobActions('Duplicate');
    expect(await screen.findByText(/^Copied from .+: system, price and requirements/)).toBeVisible();
    expect(screen.getByLabelText(/^Number of panels/)).toHaveValue('15');
    expect(screen.getByLabelText(/^Price ex GST/)).toHaveValue('4200.5');
    for (const label of [/^Address/, /^Customer name/, /^Additional notes/])
      expect(screen.getByLabelText(label)).toHaveValue('');
    openApp(`/jobs/create?copy=${crypto.randomUUID()}`);
    expect(await screen.findByRole('heading', { name: 'Job Not Found' })).toBeVisible();
  });

  it('starts from a template, which was saved from a form and renamed', async () => {
    browseAs(retailer);
    openApp(`/jobs/create?copy=${jobId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Templates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Templates' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Give the template a name')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Template name'), 'House{Enter}');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Rename House' }));
    await userEvent.clear(within(dialog).getByLabelText('New name of House'));
    await userEvent.type(within(dialog).getByLabelText('New name of House'), 'Usual house{Enter}');
    cleanup();
    openApp('/jobs/create');
    await userEvent.click(await screen.findByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Usual house' }));
    expect(await screen.findByText('Started from the template "Usual house".')).toBeVisible();
    expect(screen.getByLabelText(/^Number of panels/)).toHaveValue('15');
    expect(screen.getByLabelText(/^Address/)).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Usual house' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Usual house' })).toBeNull());
  });
});
