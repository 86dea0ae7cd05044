import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colleagueOf } from '../../infra/test/harness/join-company.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

const [asked, paid] = ['A retailer asks for changes to completed work', 'My payment request is approved'];
const applied = 'An installer applies for my job or withdraws an application';

/** Returns which of the three labels the person's settings have. */
async function labelsOf(person: Client): Promise<string[]> {
  browseAs(person);
  openApp('/settings');
  await screen.findByRole('checkbox', { name: 'Here: I get a review' });
  const found = [asked, paid, applied].filter((name) => screen.queryByRole('checkbox', { name: `Here: ${name}` }));
  cleanup();
  return found;
}

it('the settings have the switches of the notifications that the person’s role gets, in the words of that role', async () => {
  expect(await labelsOf(await app.installer())).toEqual([asked, paid]);
  expect(await labelsOf(await app.retailer())).toEqual([applied]);
});

it('the settings of an installer on site have no switch for the notifications about the whole company', async () => {
  const jo = await colleagueOf(app, await app.installer(), { name: 'Jo Tran', rank: 'installer' });
  expect(await labelsOf(jo)).toEqual([asked]);
});
