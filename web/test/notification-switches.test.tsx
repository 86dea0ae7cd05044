import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

const asked = 'Here: A retailer asks for changes to completed work';

async function shows(person: Client): Promise<boolean> {
  browseAs(person);
  openApp('/settings');
  await screen.findByRole('checkbox', { name: 'Here: A payment is requested, changed or approved' });
  const found = screen.queryByRole('checkbox', { name: asked }) !== null;
  cleanup();
  return found;
}

it('the settings have the switches of the notifications that the person’s role gets, and no others', async () => {
  expect(await shows(await app.installer())).toBe(true);
  expect(await shows(await app.retailer())).toBe(false);
});
