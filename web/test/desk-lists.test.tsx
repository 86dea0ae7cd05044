import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { setSingleKeys } from '../src/lib/single-keys.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openAgain, openApp } from './render-app.tsx';

/** The table of every list on a desktop: its preview, its columns and its order. */

let app: App;
let retailer: Client;
let admin: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, admin] = await Promise.all([app.retailer({ companyName: 'Aardvark Roofs' }), app.admin()]);
  for (const [title, customerName] of [
    ['Bungalow', 'Zoë Nguyen'],
    ['Farm shed', 'Casey Smith'],
    ['Corner shop', 'Pat Lee'],
  ])
    await postJob(retailer, { title, customerName, priceExGst: 4000 });
  await app.retailer({ companyName: 'Zebra Roofs' });
  await app.settle();
});
afterEach(() => setSingleKeys(true));
afterAll(() => app.close());

const job = (name: RegExp) => screen.getByRole('link', { name });
/**
 * Returns the preview. The window of these tests is too narrow to show it, so it has no role, and this function looks for its
 * label.
 */
const details = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('section[aria-label^="Details of"]')].find((each) =>
    name.test(each.getAttribute('aria-label') ?? ''),
  ) ?? null;
const closeDetails = () => within(details(/./) as HTMLElement).getByLabelText('Close the details');

describe('the preview of My Jobs', () => {
  it('follows J and K, leaves Enter to the link of the row, and closes with Escape', async () => {
    browseAs(retailer);
    openApp('/jobs');
    await screen.findByRole('link', { name: /Corner shop/ });
    await userEvent.keyboard('j');
    expect(job(/Corner shop/)).toHaveFocus();
    expect(within(details(/Corner shop/) as HTMLElement).getByText('Pat Lee')).toBeInTheDocument();
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('Corner shop');
    await userEvent.keyboard('jk');
    expect(details(/Corner shop/)).not.toBeNull();
    await userEvent.keyboard('j');
    expect(details(/Farm shed/)).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(details(/Farm shed/)).toBeNull();
    expect(job(/Farm shed/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toMatch(/^\/jobs\/[0-9a-f-]{36}$/));
  });

  it('opens with a press on the row, but not with a press on its box', async () => {
    browseAs(retailer);
    openApp('/jobs');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Bungalow/ }));
    expect(details(/Bungalow/)).toBeNull();
    await userEvent.click(within(screen.getByRole('row', { name: /Bungalow/ })).getByText('$4,000.00'));
    expect(details(/Bungalow/)).not.toBeNull();
    await userEvent.click(closeDetails());
    expect(details(/Bungalow/)).toBeNull();
  });

  it('ignores keys that are typed into a field, and all single keys if they are off', async () => {
    browseAs(retailer);
    openApp('/jobs');
    await userEvent.type(await screen.findByRole('searchbox'), 'j');
    expect(screen.queryByRole('row', { current: true })).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    setSingleKeys(false);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('j');
    expect(screen.queryByRole('row', { current: true })).toBeNull();
  });

  it('follows the arrow keys from the row with the focus, even if single keys are off', async () => {
    browseAs(retailer);
    openApp('/jobs');
    await screen.findByRole('link', { name: /Corner shop/ });
    setSingleKeys(false);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('row', { current: true })).toBeNull();
    job(/Corner shop/).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(details(/Farm shed/)).not.toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(details(/Corner shop/)).not.toBeNull();
    expect(job(/Corner shop/)).toHaveFocus();
  });
});

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

describe('the columns of a table', () => {
  it('are those that the user has chosen, also after a reload, until the user resets them', async () => {
    browseAs(retailer);
    openApp('/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Customer' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Created' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(expect.arrayContaining(['Customer'])));
    cleanup();
    openAgain();
    await screen.findByRole('cell', { name: 'Zoë Nguyen' });
    expect(heads().join()).not.toContain('Created');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset columns' }));
    await waitFor(() => expect(heads().join()).toContain('Created'));
    expect(heads()).not.toContain('Customer');
  });
});

describe('an administrators’ list', () => {
  const companies = () =>
    screen
      .getAllByRole('row')
      .map((row) => /Aardvark Roofs|Zebra Roofs/.exec(row.textContent ?? '')?.[0])
      .filter(Boolean);

  it('is sorted by a heading, and has the same order after a reload', async () => {
    browseAs(admin);
    openApp('/admin/retailers');
    await userEvent.click(await screen.findByRole('button', { name: 'Company' }));
    expect(screen.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(companies()).toEqual(['Aardvark Roofs', 'Zebra Roofs']));
    await userEvent.click(screen.getByRole('button', { name: 'Company' }));
    await waitFor(() => expect(companies()).toEqual(['Zebra Roofs', 'Aardvark Roofs']));
    expect(location.search).toBe('?sort=company.desc');
    cleanup();
    openAgain();
    await waitFor(() => expect(companies()).toEqual(['Zebra Roofs', 'Aardvark Roofs']));
  });

  it('marks the column that gives its order, before a heading is pressed and after', async () => {
    browseAs(admin);
    openApp('/admin/jobs');
    const head = async (name: string) => screen.findByRole('columnheader', { name });
    expect(await head('Created')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Retailer' }));
    expect(await head('Retailer')).toHaveAttribute('aria-sort', 'ascending');
    expect(await head('Created')).not.toHaveAttribute('aria-sort');
  });

  it('has one line for each record, and shows the full text of one', async () => {
    browseAs(admin);
    openApp('/admin/retailers');
    const more = await screen.findByRole('button', { name: 'Show all of Zebra Roofs' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(screen.getByRole('button', { name: 'Show one line of Zebra Roofs' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});
