import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

it('a person chooses a section of the settings from a list on a phone', async () => {
  browseAs(await app.installer());
  const wide = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.startsWith('(max-width')
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: true })
      : wide(query),
  );
  openApp('/settings');
  const sections = await screen.findByRole('combobox', { name: 'Sections of the settings' });
  expect(sections).toHaveTextContent(/^Account.*Danger Zone$/);
  await userEvent.selectOptions(sections, "Where you're signed in");
  await waitFor(() => expect(window.location.hash).toBe('#sessions'));
});
