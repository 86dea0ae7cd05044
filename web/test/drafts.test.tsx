import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayMs } from '#shared/domain/days.ts';
import { jobForm, postJob, retailerProfile } from '../../infra/tools/in-process/builders.ts';
import { type KeptFormName, keptForms } from '../src/lib/drafts/kept-forms.ts';
import {
  drafts,
  fieldCalled,
  findNotice,
  inNotice,
  isWrittenDown,
  notice,
  press,
  reload,
  typeADescription,
  typeAName,
} from './draft-steps.ts';
import { type PlaceOfForm, placesOfForms, typed } from './places-of-forms.ts';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/**
 * Checks that no typed text is lost, and that no other person sees it. Changes each form and opens it again. The check that the
 * next person finds no draft runs on two forms, one on a page and one in a dialog, because they all use the same storage. With
 * SCREEN_STATES=all, it runs on every form.
 */

let app: App;
let places: Awaited<ReturnType<typeof placesOfForms>>;
beforeAll(async () => {
  app = await startRealApi();
  places = await placesOfForms(app);
});
afterAll(() => app.close());

const names = Object.keys(keptForms) as KeptFormName[];
const seenByNext: readonly KeptFormName[] = process.env.SCREEN_STATES === 'all' ? names : ['installerProfile', 'apply'];
async function openAndChange({ who, path, open, change }: PlaceOfForm): Promise<void> {
  browseAs(who);
  openApp(path);
  await open?.();
  await change();
}

describe.each(names)('the form "%s"', (name) => {
  it(`still has what was typed after a reload${seenByNext.includes(name) ? ', and the next person finds nothing' : ''}`, async () => {
    const place = await (places[name] as () => Promise<PlaceOfForm>)();
    await openAndChange(place);
    await isWrittenDown();
    expect(drafts()[0]).toContain(`:${place.who.userId}:${name}:`);
    reload(place.path);
    await place.open?.();
    if (place.asks) await inNotice('Restore changes');
    await place.expectChange();
    if (!seenByNext.includes(name)) return;

    cleanup();
    browseAs(await (name === 'installerProfile' || name === 'apply' ? app.installer() : app.retailer()));
    openApp(place.path);
    await screen.findAllByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
    expect(notice()).toBeNull();
    expect(screen.queryByDisplayValue(typed)).toBeNull();
  });
});

describe('a draft', () => {
  it('is offered in a notice, and is deleted permanently once it is discarded', async () => {
    const retailer = await app.retailer();
    await typeAName(retailer);
    reload('/profile');
    expect(await findNotice()).toHaveTextContent(/^You have unsaved changes from \w+day \d+:\d\d.[ap]m\./);
    await inNotice('Discard');
    expect(notice()).toBeNull();
    expect(await fieldCalled(/^Company name/)).not.toHaveValue(typed);
    expect(drafts()).toEqual([]);
    reload('/profile');
    await fieldCalled(/^Company name/);
    expect(notice()).toBeNull();
  });

  it('that waits for a decision is not lost by further typing', async () => {
    await typeADescription(await app.retailer());
    reload('/jobs/create');
    await findNotice();
    fireEvent.change(await fieldCalled(/^Additional notes/), { target: { value: 'Typed later' } });
    reload('/jobs/create');
    await inNotice('Restore changes');
    expect(await fieldCalled(/^Description$/)).toHaveValue(typed);
    expect(await fieldCalled(/^Additional notes/)).toHaveValue('Typed later');
  });

  it('is not created by opening a form, nor by typing and removing text', async () => {
    await typeAName(await app.retailer(retailerProfile({ companyName: 'Before' })));
    await isWrittenDown();
    fireEvent.change(await fieldCalled(/^Company name/), { target: { value: 'Before' } });
    await waitFor(() => expect(drafts()).toEqual([]));
    reload('/profile');
    await fieldCalled(/^Company name/);
    expect(notice()).toBeNull();
  });

  it('is deleted when the form is saved', async () => {
    const retailer = await app.retailer();
    await typeADescription(retailer);
    fireEvent.change(await fieldCalled(/^Address/), { target: { value: '9 Short Street, Leichhardt NSW 2040' } });
    await isWrittenDown();
    await press('Save as Draft');
    await screen.findByText('Draft saved successfully');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('is deleted when a dialog is submitted', async () => {
    const { cancelJob } = places;
    const place = await cancelJob();
    await openAndChange(place);
    await isWrittenDown();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel Job' }));
    await screen.findByText('Job cancelled');
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('stays when the server refuses to save', async () => {
    const retailer = await app.retailer();
    await typeADescription(retailer);
    const answering = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      init?.method === 'POST' ? new Response('busy', { status: 503 }) : answering(input, init);
    await press('Save as Draft');
    await screen.findByText('Failed to create job');
    reload('/jobs/create');
    await findNotice();
  });

  it('of a job says that the job has changed since, if it has', async () => {
    const retailer = await app.retailer();
    const id = await postJob(retailer);
    await typeADescription(retailer, `/jobs/${id}/edit`);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    openApp(`/jobs/${id}/edit`);
    expect(await findNotice()).not.toHaveTextContent('have changed since then');
    cleanup();
    expect((await retailer.put(`/api/jobs/${id}`, jobForm({ notes: 'Ring first.' }))).status).toBe(200);
    openApp(`/jobs/${id}/edit`);
    expect(await findNotice()).toHaveTextContent('The details here have changed since then.');
    await inNotice('Restore changes');
    expect(await fieldCalled(/^Description$/)).toHaveValue(typed);
    expect(await fieldCalled(/^Additional notes/)).toHaveValue('Ring first.');
  });

  it('of a dialog is shown when the dialog opens again, even after Escape, and can be discarded', async () => {
    const place = await places.unassign();
    await openAndChange(place);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await place.open?.();
    await place.expectChange();
    expect(await findNotice()).toHaveTextContent('These are your unsaved changes from');
    await inNotice('Discard');
    expect(await fieldCalled(/^Reason/)).toHaveValue('');
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('never holds a password or the SAA number', async () => {
    const installer = await app.installer();
    browseAs(installer);
    openApp('/profile');
    fireEvent.change(await fieldCalled(/^SAA number/), { target: { value: 'S7654321' } });
    fireEvent.change(await fieldCalled(/^Company name/), { target: { value: typed } });
    await isWrittenDown();
    expect(JSON.stringify(localStorage)).not.toContain('S7654321');
    cleanup();
    openApp('/settings');
    fireEvent.change(await fieldCalled(/^current password/i), { target: { value: 'half a password' } });
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    expect(JSON.stringify(localStorage)).not.toContain('half a password');
  });

  async function spoilDraft(spoil: (text: string) => string): Promise<void> {
    await isWrittenDown();
    const [key = ''] = drafts();
    cleanup();
    localStorage.setItem(key, spoil(localStorage.getItem(key) ?? ''));
  }

  it.each([
    ['nonsense', () => 'nonsense'],
    ['an older form', (text: string) => text.replace('"version":1', '"version":0')],
    ['another shape', () => JSON.stringify({ version: 1, at: Date.now(), basis: '', changes: { companyName: 'x' } })],
    ['three weeks ago', (text: string) => text.replaceAll(/"at":\d+/g, `"at":${Date.now() - 21 * dayMs}`)],
  ])('of %s is dropped, and the form opens', async (_, spoil) => {
    await typeAName(await app.retailer(retailerProfile({ companyName: 'Before' })));
    await spoilDraft(spoil);
    openApp('/profile');
    expect(await fieldCalled(/^Company name/)).toHaveValue('Before');
    expect(notice()).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('with values of other types is dropped, and the form opens', async () => {
    await typeADescription(await app.retailer());
    await spoilDraft(() => {
      const changes = { requirements: { to: 'x', at: 1 }, nowhere: { to: 1, at: 1 } };
      return JSON.stringify({ version: 1, at: Date.now(), basis: '', changes });
    });
    openApp('/jobs/create');
    expect(await fieldCalled(/^Description$/)).toHaveValue('');
    expect(notice()).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('that does not fit into the storage leads to a question before the page is left', async () => {
    browseAs(await app.retailer());
    openApp('/jobs/create');
    const description = await fieldCalled(/^Description$/);
    const storage = localStorage;
    const full = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
      length: 0,
      clear: () => undefined,
      key: () => null,
      getItem: (key) => storage.getItem(key),
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
    onTestFinished(() => full.mockRestore());
    fireEvent.change(description, { target: { value: typed } });
    await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false));
    await userEvent.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent("You'll lose the changes you haven't saved.");
  });
});
