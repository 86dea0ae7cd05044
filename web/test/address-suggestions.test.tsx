import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PickedPlace } from '../src/components/place/use-suggestions.ts';
import { startGoogle } from './google/google-stand-in.ts';
import { answersKey, parramatta, serveMaps } from './google/map-page.tsx';

/** Suggestions for an address. If a Google key is configured, they are from Google, and otherwise from our own gazetteer. */

async function openField(apiKey: string | null) {
  const asked: string[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost:3000');
    asked.push(pathname);
    if (pathname === '/api/places') return new Response(JSON.stringify({ places: [parramatta], nextCursor: null }));
    if (pathname === '/api/places/geocode')
      return new Response(JSON.stringify({ place: parramatta, precision: 'suburb' }));
    return before(input, init);
  };
  onTestFinished(() => {
    globalThis.fetch = before;
  });
  serveMaps({ apiKey: answersKey(apiKey) });
  vi.resetModules();
  const [{ renderAt }, { PlaceInput }] = await Promise.all([
    import('./render-app.tsx'),
    import('../src/components/place/place-input.tsx'),
  ]);
  const onPick = vi.fn<(place: PickedPlace) => void>();
  function Field() {
    const [value, setValue] = useState('');
    return (
      <PlaceInput
        label="Address"
        kind="address"
        placeholder="Address"
        value={value}
        onChange={setValue}
        onPick={onPick}
      />
    );
  }
  renderAt('/', <Field />);
  const field = screen.getByPlaceholderText<HTMLInputElement>('Address');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { field, type, onPick, asked };
}

const maps = () => (window as unknown as { google: { maps: Record<string, unknown> } }).google.maps;

describe('a person who types an address', () => {
  it("picks one of Google's addresses in Australia, with its exact position", async () => {
    await startGoogle();
    const { field, type, onPick, asked } = await openField('a-key');
    type('12 hill');
    fireEvent.click(await screen.findByRole('option', { name: /12 Hill Street/ }));
    await waitFor(() => expect(field).toHaveValue('12 Hill Street, Parramatta NSW 2150'));
    expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ lat: -33.815, lng: 151.001, isExact: true }));
    expect(maps().asked).toEqual([
      expect.objectContaining({ input: '12 hill', includedRegionCodes: ['au'], includedPrimaryTypes: ['geocode'] }),
    ]);
    expect(asked).not.toContain('/api/places');
  });

  it('keeps the typed text if Google does not know where the address is', async () => {
    await startGoogle();
    const { field, type, onPick } = await openField('a-key');
    type('nowhere');
    fireEvent.click(await screen.findByRole('option', { name: /nowhere in particular/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(field).toHaveValue('nowhere');
    expect(onPick).not.toHaveBeenCalled();
  });

  it('searches with a button when suggestions fail, and reads why', async () => {
    await startGoogle();
    const { field, type, onPick } = await openField('a-key');
    type('12 hill');
    await screen.findByRole('option', { name: /12 Hill Street/ });
    maps().suggestionsFail = true;
    type('12 Hill Street, Parra');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load autocomplete: Places is not enabled.');
    expect(field).not.toHaveAttribute('role');
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(field).toHaveValue('12 Hill Street, Parramatta NSW 2150'));
    expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ lat: -33.8, lng: 151, isExact: false }));
  });

  it('sees the localities of the gazetteer if no key is configured', async () => {
    const google = await startGoogle();
    const { field, type } = await openField(null);
    type('12 Hill Street, Parra');
    fireEvent.click(await screen.findByRole('option', { name: /Parramatta/ }));
    expect(field).toHaveValue('12 Hill Street, Parramatta NSW 2150');
    expect(google.asked).toEqual([]);
  });
});
