import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guessableHint } from '#shared/domain/accounts/guessable-password.ts';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

it.each([
  ['/signup', /^Password/],
  ['/settings', /^New password/],
])('a common password is refused at %s while it is typed, and a better one is not', async (path, label) => {
  browseAs(path === '/signup' ? app.client() : await app.retailer());
  openApp(path);
  const input = await screen.findByLabelText(label);
  await userEvent.type(input, 'Password1');
  expect(await screen.findByText(guessableHint)).toBeVisible();
  await userEvent.type(input, ' and only mine');
  await waitFor(() => expect(screen.queryByText(guessableHint)).toBeNull());
});
