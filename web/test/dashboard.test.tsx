import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awardedJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

async function startFrom(tab: string): Promise<void> {
  const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  await awardedJob(retailer, installer);
  browseAs(installer);
  openApp(`/dashboard?tab=${tab}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Start: / }));
  await screen.findByText('Job started successfully');
}

describe('a job that is started from its row', () => {
  it('is shown on the tab it has moved to', async () => {
    await startFrom('accepted');
    await waitFor(() => expect(window.location.search).toBe('?tab=booked'));
    expect(await screen.findByRole('button', { name: /^Update: / })).toBeVisible();
  });

  it('stays in the list of all jobs', async () => {
    await startFrom('all');
    expect(await screen.findByRole('button', { name: /^Update: / })).toBeVisible();
    expect(window.location.search).toBe('?tab=all');
  });
});
