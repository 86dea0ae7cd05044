import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { stageJobs } from './staged-jobs.ts';

/** A photo of paid work: one company asks to show it, the other company answers, and visitors see it on both company pages. */

let app: App;
let retailer: Client;
let installer: Client;
let admin: Client;
let jobId: string;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer, admin] = await Promise.all([
    app.retailer({ companyName: 'Bright Roofs' }),
    app.installer({ companyName: 'Sunny Side' }),
    app.admin(),
  ]);
  jobId = await stageJobs(retailer, installer).paidWithPhotos();
});
afterAll(() => app.close());

const section = () => screen.findByRole('region', { name: 'Completion Requirements' });
const asks = { name: 'Show a photo of this work on your company pages' };
const finished = { name: 'Finished work' };

it('a company page without a photo has no section for photos', async () => {
  browseAs(app.client());
  openApp(`/company/${retailer.userId}`);
  await screen.findByRole('heading', { name: 'Bright Roofs' });
  await screen.findByText('No reviews yet');
  expect(screen.queryByRole('region', finished)).toBeNull();
});

it('the installer chooses a photo, reads what is shown with it, ticks the box and asks', async () => {
  browseAs(installer);
  openApp(`/jobs/${jobId}`);
  await userEvent.click(await within(await section()).findByRole('button', asks));
  const dialog = await screen.findByRole('dialog', { name: 'Show a photo on your company pages' });
  expect(within(dialog).getByText(/^Shown with it: Castle Hill NSW, 6\.60 kW/)).toHaveTextContent(
    'Never the address, the customer or the price.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask Bright Roofs' }));
  expect(await within(dialog).findByText('Choose a photo')).toBeVisible();
  expect(within(dialog).getByText('Tick the box to ask')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'far.png' }));
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask Bright Roofs' }));
  expect(await within(await section()).findByText('Waiting for Bright Roofs to answer.')).toBeVisible();
  expect(within(await section()).queryByRole('button', { name: 'Allow' })).toBeNull();
});

it('the retailer sees the photo and allows it', async () => {
  browseAs(retailer);
  openApp(`/jobs/${jobId}`);
  const text = 'Sunny Side asks to show this photo on both company pages.';
  expect(await within(await section()).findByText(text)).toBeVisible();
  await userEvent.click(within(await section()).getByRole('button', { name: 'Allow' }));
  expect(await within(await section()).findByText('Both company pages show this photo.')).toBeVisible();
});

it.each(['company', 'installers'])('a visitor finds the photo on the page of the %s', async (page) => {
  browseAs(app.client());
  openApp(`/${page}/${page === 'company' ? retailer.userId : installer.userId}`);
  const photos = await screen.findByRole('region', finished);
  const picture = within(photos).getByRole('img', {
    name: 'Finished work: 6.60 kW, 13.5 kWh battery in Castle Hill NSW',
  });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/api\/public\/finished-work\/[0-9a-f-]{36}$/));
  expect(within(photos).queryByRole('button', { name: 'Load more photos' })).toBeNull();
});

it("a visitor finds the photo on the installer's card in the directory, and the initials if it does not load", async () => {
  await app.settle();
  browseAs(app.client());
  openApp('/directory');
  const card = await screen.findByRole('listitem', { name: 'Sunny Side' });
  const picture = within(card).getByRole('img', { name: 'Finished work of Sunny Side' });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/api\/public\/finished-work\/[0-9a-f-]{36}$/));
  fireEvent.error(picture);
  expect(within(card).queryByRole('img')).toBeNull();
  expect(within(card).getByText('SS')).toBeVisible();
});

it('an administrator removes the photo, and neither company can ask again', async () => {
  browseAs(admin);
  openApp(`/jobs/${jobId}`);
  await userEvent.click(await within(await section()).findByRole('button', { name: 'Remove photo' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove photo' });
  expect(within(dialog).getByText(/can show no other photo of this job/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove photo' }));
  await waitFor(async () =>
    expect(within(await section()).getByText(/^An administrator removed the photo/)).toBeVisible(),
  );
  browseAs(installer);
  openApp(`/jobs/${jobId}`);
  await waitFor(() => expect(screen.getAllByText(/^An administrator removed the photo/).at(-1)).toBeVisible());
  expect(screen.queryByRole('button', asks)).toBeNull();
});
