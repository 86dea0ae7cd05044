import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGoogle } from './google/google-stand-in.ts';
import { answersKey, serveMaps } from './google/map-page.tsx';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** An installer's profile keeps the exact position of a picked address until the address is edited. */

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

/** Waits for the end of a save. During a save, the button has another name, and afterwards the form has the server's values. */
const untilSaved = () => screen.findByRole('button', { name: /^(Save|Update)/ });
const save = async () => fireEvent.click(await untilSaved());

describe('an installer', () => {
  it('sees on a map where retailers will find them, and changes the position by picking or typing an address', async () => {
    const installer = await app.installer();
    browseAs(installer);
    await startGoogle();
    serveMaps({ apiKey: answersKey('a-key'), hasServer: true });
    openApp('/profile');
    const location = await screen.findByLabelText<HTMLInputElement>(/^Location/, { selector: 'input' });
    await screen.findByRole('region', { name: 'Location preview' });
    fireEvent.change(location, { target: { value: '12 hill' } });
    fireEvent.click(await screen.findByRole('option', { name: /12 Hill Street/ }));
    await waitFor(() => expect(location).toHaveValue('12 Hill Street, Parramatta NSW 2150'));
    await save();
    const position = async () => {
      const { latitude, longitude } = (await installer.get('/api/profile')).body.profile;
      return [latitude, longitude];
    };
    await waitFor(async () => expect(await position()).toEqual([-33.815, 151.001]));
    await untilSaved();

    fireEvent.change(location, { target: { value: '12 hill' } });
    fireEvent.click(await screen.findByRole('option', { name: /12 Hill Street/ }));
    await waitFor(() => expect(location).toHaveValue('12 Hill Street, Parramatta NSW 2150'));
    fireEvent.change(location, { target: { value: 'Newcastle NSW 2300' } });
    await save();
    await waitFor(async () => expect((await position())[0]).toBeCloseTo(-32.9, 0));
  });

  it('reads that the location is not available while the place is unknown', async () => {
    const installer = await app.installer();
    browseAs(installer);
    serveMaps({ apiKey: answersKey(null), hasServer: true });
    openApp('/profile');
    const location = await screen.findByLabelText<HTMLInputElement>(/^Location/, { selector: 'input' });
    fireEvent.change(location, { target: { value: 'Xyzzyplugh' } });
    await screen.findByText('Location not available');
  });
});
