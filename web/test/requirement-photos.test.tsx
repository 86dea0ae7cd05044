import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { stageJobs } from './staged-jobs.ts';

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

const photos = async (): Promise<string[]> => {
  const list = await screen.findByRole('list', { name: 'Photos: Photo of the meter' });
  return within(list)
    .getAllByRole('button', { name: /^Enlarge/ })
    .map((each) => each.getAttribute('aria-label') ?? '');
};

it('an installer orders and captions photos with the keyboard, and the retailer sees them so in the viewer', async () => {
  const id = await stageJobs(retailer, installer).photographed();
  browseAs(installer);
  openApp(`/jobs/${id}`);
  await waitFor(async () => expect(await photos()).toEqual(['Enlarge: near.png', 'Enlarge: far.png']));
  const up = screen.getByRole('button', { name: 'Move up: far.png' });
  up.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Photo moved')).toBeInTheDocument();
  await waitFor(async () => expect(await photos()).toEqual(['Enlarge: far.png', 'Enlarge: near.png']));
  await waitFor(() => expect([document.activeElement, up.getAttribute('aria-disabled')]).toEqual([up, 'true']));
  await userEvent.click(screen.getByRole('button', { name: 'Caption: near.png' }));
  await userEvent.type(await screen.findByLabelText('Caption'), 'The ES sign{Enter}');
  expect(await screen.findByText('Caption saved')).toBeInTheDocument();
  await waitFor(async () => expect(await photos()).toEqual(['Enlarge: far.png', 'Enlarge: The ES sign']));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: far.png' }));
  expect(await screen.findByText('Photo removed')).toBeInTheDocument();
  await userEvent.click(await screen.findByText('1 earlier file'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use again: far.png' }));
  expect(await screen.findByText('File uploaded')).toBeInTheDocument();
  await waitFor(async () => expect(await photos()).toEqual(['Enlarge: The ES sign', 'Enlarge: far.png']));
});

it('a retailer goes through the photos of a requirement in the viewer', async () => {
  const id = await stageJobs(retailer, installer).photographed();
  browseAs(retailer);
  openApp(`/jobs/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge: near.png' }));
  const viewer = await screen.findByRole('dialog', { name: 'Installation Photo' });
  expect(within(viewer).getByText('near.png, 1 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(viewer).getByText('far.png, 2 of 2')).toBeVisible();
});
