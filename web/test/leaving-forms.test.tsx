import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endDrafts } from '../src/lib/drafts/draft-store.ts';
import { drafts, fieldCalled, inNotice, isWrittenDown, press, reload, typeADescription } from './draft-steps.ts';
import { typed } from './places-of-forms.ts';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** Typed text when the user leaves the page, or the session ends. */

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

describe('a page with unsaved changes', () => {
  it('asks before a link leaves it, keeps the typed text with either answer, and does not stop a reload', async () => {
    const retailer = await app.retailer();
    browseAs(retailer);
    openApp('/profile');
    fireEvent.change(await fieldCalled(/^Company name/), { target: { value: typed } });
    await isWrittenDown();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await userEvent.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    const asked = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(asked).toHaveTextContent('We keep them on this device until you sign out');
    await userEvent.click(within(asked).getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    reload('/profile');
    await inNotice('Restore changes');
    expect(await fieldCalled(/^Company name/)).toHaveValue(typed);
  });
});

describe('when a session ends', () => {
  it('by signing out, the person’s drafts are deleted', async () => {
    const retailer = await app.retailer();
    await typeADescription(retailer);
    await isWrittenDown();
    cleanup();
    openApp('/settings');
    const [signOut] = await screen.findAllByRole('button', { name: /sign out/i });
    await userEvent.click(signOut as HTMLElement);
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('by signing out of a page with unsaved changes, the page asks first, and staying keeps the session', async () => {
    const retailer = await app.retailer();
    await typeADescription(retailer);
    await isWrittenDown();
    const signOut = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      return screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    };
    const asked = await signOut();
    expect(asked).toHaveTextContent("You'll lose the changes you haven't saved.");
    await userEvent.click(within(asked).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(drafts()).toHaveLength(1);
    await userEvent.click(within(await signOut()).getByRole('button', { name: 'Leave' }));
    await screen.findAllByRole('link', { name: 'Login' });
    expect(window.location.pathname).toBe('/');
    expect(window.history.state?.usr ?? null).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('by signing out in another tab, a form that is still open keeps no further drafts', async () => {
    const retailer = await app.retailer();
    await typeADescription(retailer);
    await isWrittenDown();
    // The other tab deletes the drafts from the storage.
    endDrafts(retailer.userId);
    fireEvent.change(await fieldCalled(/^Description$/), { target: { value: `${typed}, and more` } });
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    expect(drafts()).toEqual([]);
  });

  it('by expiry, typed text is still there after signing in again', async () => {
    const retailer = await app.retailer();
    const { email, password } = retailer;
    await typeADescription(retailer);
    retailer.cookies.clear();
    await press('Save as Draft');
    await screen.findByRole('dialog', { name: 'Welcome back' });
    reload('/jobs/create');
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    await userEvent.type(within(dialog).getByLabelText('Email'), email);
    await userEvent.type(within(dialog).getByLabelText('Password'), password);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    await inNotice('Restore changes');
    expect(await fieldCalled(/^Description$/)).toHaveValue(typed);
  });
});
