import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJob } from '../../infra/tools/in-process/builders.ts';
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
