import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** The search that opens over every page, and the list of shortcuts. */

let app: App;
let retailer: Client;
let installer: Client;
let barn: string;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer({ companyName: 'Quokka Electrical' })]);
  barn = await postJob(retailer, { title: 'Barn', customerName: 'Zoë Nguyen', customerReference: 'PO-77' });
  await awardedJob(retailer, installer, { title: 'Corner shop', customerName: 'Casey Smith' });
  await app.settle();
});
afterAll(() => app.close());

/** Opens the application and waits for the parts that load after the page, because the keys only work from then on. */
async function openAs(client: Client, path = '/payments'): Promise<void> {
  browseAs(client);
  openApp(path);
  await screen.findByRole('button', { name: 'Search Ctrl K' });
  await waitFor(() => expect(document.querySelector('[data-scope=toast][data-part=group]')).not.toBeNull());
}

const ctrlK = () => userEvent.keyboard('{Control>}k{/Control}');
async function search(typed: string): Promise<HTMLElement> {
  await ctrlK();
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  const input = within(dialog).getByRole('combobox', { name: /^Search jobs, people/ });
  if (typed) await userEvent.type(input, typed);
  return dialog;
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const texts = (of: HTMLElement): string[] =>
  within(of)
    .getAllByRole('option')
    .map((each) => (each.textContent ?? '').trim());

/** Calls `act` for every request to the server. The request waits for the promise that `act` returns. */
function onRequest(act: (url: URL) => Promise<unknown> | undefined): void {
  const answering = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    await act(new URL(String(input), 'http://localhost:3000'));
    return answering(input, init);
  };
}

describe('the search', () => {
  it('opens with Ctrl K, finds a job by its number and opens it with Enter', async () => {
    await openAs(retailer);
    const dialog = await search('br-1001');
    const option = await within(dialog).findByRole('option', { name: /^BR-1001 · Zoë Nguyen · Castle Hill \d/ });
    expect(within(dialog).getByRole('group', { name: 'Jobs' })).toContainElement(option);
    expect(option).toHaveTextContent('Barn');
    expect(option).toHaveTextContent('New');
    await waitFor(() =>
      expect(within(dialog).getByRole('combobox')).toHaveAttribute('aria-activedescendant', option.id),
    );
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() => expect(location.pathname).toBe(`/jobs/${barn}`));
  });

  it.each(['nguyen', 'castle hill', 'po-77', 'barn'])(
    'finds a job by its customer, suburb, reference or title: %s',
    async (q) => {
      await openAs(retailer);
      const dialog = await search(q);
      expect(await within(dialog).findByRole('option', { name: /^BR-1001 / })).toBeVisible();
    },
  );

  it('finds companies that the user works with, and announces the number of results', async () => {
    await openAs(retailer);
    const dialog = await search('quokka');
    const person = await within(dialog).findByRole('option', { name: /^Quokka Electrical/ });
    expect(within(dialog).getByRole('group', { name: 'People' })).toContainElement(person);
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('2 results'));
    await userEvent.click(person);
    await waitFor(() => expect(location.pathname).toBe(`/installers/${installer.userId}`));
  });

  it('shows an installer no page or action of retailers and administrators', async () => {
    await openAs(installer);
    const dialog = await search('');
    const shown = texts(dialog);
    expect(shown).toContain('Find work');
    expect(shown).toContain('Logout');
    for (const other of ['Installers', 'Post New Job', 'Admin Portal', 'AuditAdmin Portal'])
      expect(shown).not.toContain(other);
    await userEvent.keyboard('{Escape}');
    await closed();
    const found = await search('castle hill');
    await within(found).findByRole('option', { name: /^BR-1002 / });
    expect(texts(found).join()).not.toContain('BR-1001');
  });

  it('offers an administrator every job and account', async () => {
    await openAs(await app.admin());
    const dialog = await search('quokka');
    const account = await within(dialog).findByRole('option', { name: /^Quokka Electrical/ });
    expect(within(dialog).getByRole('group', { name: 'All installers (administration)' })).toContainElement(account);
    await userEvent.clear(within(dialog).getByRole('combobox'));
    await userEvent.type(within(dialog).getByRole('combobox'), 'barn');
    expect(await within(dialog).findByRole('option', { name: /^BR-1001 · Barn/ })).toBeVisible();
    await userEvent.clear(within(dialog).getByRole('combobox'));
    await userEvent.type(within(dialog).getByRole('combobox'), 'audit{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/admin/audit'));
  });

  it('asks the server only about words of 2 characters or more', async () => {
    await openAs(retailer);
    const asked: string[] = [];
    onRequest(({ pathname, searchParams }) => {
      if (pathname === '/api/jobs/own') asked.push(searchParams.get('q') ?? '');
      return undefined;
    });
    const dialog = await search('b');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(asked).toEqual([]);
    await userEvent.type(within(dialog).getByRole('combobox'), 'arn');
    await within(dialog).findByRole('option', { name: /^BR-1001 / });
    expect(asked.at(-1)).toBe('barn');
    // On a slow machine, typing also pauses between characters, so shorter texts may be searched too.
    for (const each of asked) expect(each.length).toBeGreaterThanOrEqual(2);
  });

  it('does not show an answer that arrives after another word was typed', async () => {
    await openAs(retailer);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = false;
    onRequest(({ pathname, searchParams }) => {
      if (pathname !== '/api/jobs/own' || searchParams.get('q') !== 'barn') return undefined;
      isHeld = true;
      return held;
    });
    const dialog = await search('barn');
    await waitFor(() => expect(isHeld).toBe(true));
    const input = within(dialog).getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'corner');
    await within(dialog).findByRole('option', { name: /^BR-1002 / });
    release();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(texts(dialog).join()).not.toContain('BR-1001');
  });

  it('suggests a next step without a result, and says that a search failed', async () => {
    await openAs(retailer);
    const dialog = await search('xylophone');
    expect(await within(dialog).findByText(/^Try a job's number/)).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('No results');
    let isDown = true;
    onRequest(({ pathname }) => (isDown && pathname === '/api/jobs/own' ? Promise.reject(new TypeError()) : undefined));
    const input = within(dialog).getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'barn');
    expect(await within(dialog).findByText("We couldn't search all jobs and people")).toBeVisible();
    expect(within(dialog).queryByText('No results')).toBeNull();
    isDown = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('option', { name: /^BR-1001 / })).toBeVisible();
  });

  it('closes with Esc or the same keys, and returns the focus to the field that had it', async () => {
    await openAs(retailer, '/jobs');
    const field = await screen.findByRole('searchbox');
    await userEvent.type(field, 'abc{ArrowLeft}');
    for (const keys of ['{Escape}', '{Control>}k{/Control}']) {
      await ctrlK();
      await screen.findByRole('dialog', { name: 'Search' });
      await userEvent.keyboard(keys);
      await closed();
      await waitFor(() => expect(field).toHaveFocus());
    }
    await userEvent.keyboard('?');
    expect(field).toHaveValue('ab?c');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open for a visitor', async () => {
    browseAs(app.client(), false);
    openApp('/pricing');
    await screen.findByRole('link', { name: 'Login' });
    await waitFor(() => expect(document.querySelector('[data-scope=toast][data-part=group]')).not.toBeNull());
    await ctrlK();
    await userEvent.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the list of recently opened pages', () => {
  it('is offered to the same person, without the customer, until they sign out', async () => {
    await openAs(retailer, `/jobs/${barn}`);
    await screen.findByRole('heading', { level: 1, name: /Barn/ });
    await ctrlK();
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(texts(recent)).toEqual(['BR-1001 · Castle Hill Barn']);
    const kept = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('suncrew-recent'));
    expect(JSON.stringify(kept())).not.toContain('Nguyen');
    await userEvent.type(screen.getByRole('combobox'), 'logout{Enter}');
    await screen.findByRole('link', { name: 'Login' });
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is not offered to another person on the same device', async () => {
    await openAs(installer, `/company/${retailer.userId}`);
    await screen.findByRole('heading', { level: 1 });
    await ctrlK();
    expect(texts(await screen.findByRole('group', { name: 'Recent' }))).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await closed();
    cleanup();
    await openAs(await app.installer());
    await search('');
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  });
});

describe('the keyboard help', () => {
  it('opens with the question mark, which a device can switch off', async () => {
    await openAs(installer);
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByRole('heading', { name: 'Photos' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Use the single-key shortcuts/ }));
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Account menu for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByRole('checkbox'),
    ).not.toBeChecked();
  });
});
