import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** What both sides read about invitations and applications. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

const nextStep = async () => within(await screen.findByRole('region', { name: 'Next step' }));

describe('the message of an invitation', () => {
  const message = 'Steep roof.\nPlease bring two people.';
  const typed = (_: string, element: Element | null) => element?.tagName === 'BLOCKQUOTE';

  it('is read by the installer on the page of the job and in the row of the dashboard, and by its owner', async () => {
    const id = await postJob(retailer, { isPublic: false });
    await retailer.post(`/api/jobs/${id}/invites`, { installerIds: [installer.userId], message });

    browseAs(installer);
    openApp(`/jobs/${id}`);
    const step = await nextStep();
    expect((await step.findByText(typed)).textContent).toBe(message);
    expect(step.getByText(/^Message from /)).toBeVisible();
    cleanup();

    openApp('/dashboard?tab=offered');
    expect(await screen.findByText(/Please bring two people/)).toBeVisible();
    cleanup();

    browseAs(retailer);
    openApp(`/jobs/${id}/invite`);
    const list = within(await screen.findByRole('region', { name: 'Invited so far' }));
    expect((await list.findByText(typed)).textContent).toBe(message);
    cleanup();
  });
});
