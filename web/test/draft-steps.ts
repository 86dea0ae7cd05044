import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { typed } from './places-of-forms.ts';
import { browseAs, type Client } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** Steps with a form that is not saved, and the notice about its draft. */

export const notice = () => screen.queryByRole('group', { name: 'Unsaved changes' });
export const findNotice = () => screen.findByRole('group', { name: 'Unsaved changes' });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const inNotice = async (name: string) =>
  userEvent.click(within(await findNotice()).getByRole('button', { name }));
export const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('suncrew-draft:'));
export const isWrittenDown = () => waitFor(() => expect(drafts()).toHaveLength(1));

/** Opens the same URL again with the same storage, as after a reload. */
export function reload(path: string): void {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  openApp(path);
}

export const fieldCalled = (label: RegExp) => screen.findByLabelText(label);
export async function typeADescription(who: Client, path = '/jobs/create', text = typed): Promise<void> {
  browseAs(who);
  openApp(path);
  fireEvent.change(await fieldCalled(/^Description$/), { target: { value: text } });
}

export async function typeAName(who: Client): Promise<void> {
  browseAs(who);
  openApp('/profile');
  fireEvent.change(await fieldCalled(/^Company name/), { target: { value: typed } });
}
