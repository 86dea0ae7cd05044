import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reportHardBounce } from '../../infra/test/harness/report-bounce.ts';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { pressInRowMenu } from './places-of-forms.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let admin: Client;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [admin, retailer, installer] = await Promise.all([
    app.admin(),
    app.retailer({ companyName: 'Zebra Roofs' }),
    app.installer({ companyName: 'Yonder Electrical' }),
  ]);
  await app.settle();
});
afterAll(() => app.close());

/** Opens the list behind a count of the overview. */
async function openFromAttention(counted: string): Promise<void> {
  const attention = await screen.findByRole('region', { name: 'Needs attention' });
  await userEvent.click(within(attention).getByRole('link', { name: counted }));
}

describe('the administration', () => {
  it('is only for administrators', async () => {
    browseAs(retailer);
    openApp('/admin/jobs');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText('You need administrator privileges to access this page.')).toBeVisible();
  });

  it('counts all companies, and is in the menu', async () => {
    browseAs(admin);
    openApp('/admin');
    const card = () => within(screen.getByRole('region', { name: 'Total Retailers' }));
    await waitFor(() => expect(card().getByText('2')).toBeVisible());
    expect(card().getByRole('link', { name: /View All/ })).toHaveAttribute('href', '/admin/retailers');
    await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }));
    expect(await screen.findByRole('menuitem', { name: 'Admin Portal' })).toBeVisible();
  });

  it('downloads a list', async () => {
    browseAs(admin);
    openApp('/admin/retailers?q=zebra');
    const files: Blob[] = [];
    const kept = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(await screen.findByText('1 retailer downloaded')).toBeVisible();
    expect(await files[0]?.text()).toContain('\r\n"Zebra Roofs",');
    kept.mockRestore();
    followed.mockRestore();
  });

  it('says that a search has no result', async () => {
    browseAs(admin);
    openApp('/admin/retailers?q=unknown');
    expect(await screen.findByText('No retailers found matching your search')).toBeVisible();
  });

  it("never overwrites another person's change: it names the change, and the next press saves", async () => {
    browseAs(admin);
    openApp('/admin/retailers?q=zebra');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Zebra Roofs' }));
    const name = await screen.findByLabelText('Contact name');
    await admin.patch(`/api/admin/retailers/${retailer.userId}`, { companyBio: 'Striped' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Zoe Zebra');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    const bio = within(await screen.findByRole('radiogroup', { name: 'Company bio' }));
    expect(bio.getByRole('radio', { name: 'Striped' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Company bio' })).toHaveValue('Striped');
    expect(name).toHaveValue('Zoe Zebra');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Retailer profile updated successfully')).toBeVisible();
    expect((await admin.get('/api/admin/retailers?search=zebra')).body.retailers).toMatchObject([
      { contactName: 'Zoe Zebra', companyBio: 'Striped' },
    ]);
  });

  it('asks before Escape discards typed text', async () => {
    browseAs(admin);
    openApp('/admin/installers?q=yonder');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Yonder Electrical' }));
    const name = await screen.findByRole('textbox', { name: 'Contact name' });
    await userEvent.type(name, ' Typed');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Contact name' })).toHaveDisplayValue(/ Typed$/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps a dialog open that opens at the moment when a search takes effect', async () => {
    browseAs(admin);
    openApp('/admin/installers');
    const edit = () => screen.getByRole('button', { name: 'Edit Yonder Electrical' });
    await waitFor(() => expect(edit()).toBeVisible());
    const box = screen.getByRole('searchbox');
    const nothing = 'No installers found matching your search';
    const dialog = () => screen.getByRole('dialog', { name: 'Edit Installer' });
    const cancel = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };

    // Both presses are in one `act`, because React only renders after the `act`.
    const atOnce = (...presses: (() => unknown)[]) => act(() => presses.forEach((press) => void press()));
    const button = edit();
    atOnce(
      () => fireEvent.change(box, { target: { value: 'zzz' } }),
      () => fireEvent.keyDown(box, { key: 'Enter' }),
      () => fireEvent.click(button),
    );
    const slowly = userEvent.setup({ delay: 20 });
    const typeSlowly = async () =>
      slowly.type(await screen.findByRole('textbox', { name: 'Contact name' }), ', on Tuesdays and Fridays');
    await typeSlowly();
    expect(dialog()).toBeVisible();
    await cancel();
    expect(await screen.findByText(nothing)).toBeVisible();

    fireEvent.change(box, { target: { value: '' } });
    await waitFor(() => expect(edit()).toBeVisible());
    const again = edit();
    atOnce(
      () => fireEvent.change(box, { target: { value: 'no one at all' } }),
      () => fireEvent.click(again),
    );
    await typeSlowly();
    expect(dialog()).toBeVisible();
    await cancel();
    expect(await screen.findByText(nothing)).toBeVisible();
  });

  it('suspends a company with a reason, which shows in the list, and restores it', async () => {
    await app.retailer({ companyName: 'Quagga Solar' });
    await app.settle();
    browseAs(admin);
    openApp('/admin/retailers?q=quagga');
    await pressInRowMenu('Suspend Quagga Solar');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions for Quagga Solar' })).toHaveFocus());
    await pressInRowMenu('Suspend Quagga Solar');
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Took money');
    await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Account suspended')).toBeVisible();
    await pressInRowMenu('Restore Quagga Solar');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Account restored')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Suspended')).toBeNull());
  });

  it('names the company whose email bounced, and resumes its emails', async () => {
    const one = await app.retailer({ companyName: 'Numbat Roofs' });
    await reportHardBounce(one.email);
    await app.settle();
    browseAs(admin);
    openApp('/admin/retailers?q=numbat');
    expect(await screen.findByText('Email stopped')).toBeVisible();
    await pressInRowMenu('Email to Numbat Roofs');
    expect(await screen.findByText(/bounced on .* We have sent nothing since/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send email again' }));
    expect(await screen.findByText('Email turned back on')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Email stopped')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('declines an installer with a reason, who leaves the list until their company changes its credentials', async () => {
    const one = await app.installer({ companyName: 'Dugong Solar' });
    await app.settle();
    browseAs(admin);
    openApp('/admin/verification');
    await userEvent.click(await screen.findByRole('button', { name: 'Verify Dugong Solar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show SAA number' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Dugong Solar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Please say why')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'The number has expired.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Verification declined')).toBeVisible();
    await app.settle();
    expect((await admin.get('/api/admin/unverified')).body.installers).not.toContainEqual(
      expect.objectContaining({ id: one.userId }),
    );
    cleanup();
    browseAs(one);
    openApp('/profile');
    expect(await screen.findByText(/^We couldn't verify your SAA number on /)).toBeVisible();
    cleanup();
    openApp('/notifications');
    expect(await screen.findByText(/Reason: The number has expired\. Correct your SAA number/)).toBeVisible();
  });

  it('sets a status only with a reason, which the history of the job keeps', async () => {
    const id = await postJob(retailer, { title: 'Numbat shed' });
    await app.settle();
    browseAs(admin);
    openApp('/admin/jobs?q=numbat');
    await userEvent.click(await screen.findByRole('button', { name: /^Edit .*Numbat shed/ }));
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'accepted');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Please say why')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Agreed by phone');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Job updated successfully')).toBeVisible();
    const { events } = (await retailer.get(`/api/jobs/${id}/history`)).body;
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'corrected',
        reason: 'Agreed by phone',
        changes: [{ field: 'status', from: 'posted', to: 'accepted' }],
      }),
    );
  });

  it('verifies one installer after the other by their number, which disappears when the dialog shows the next one', async () => {
    await app.installer({ companyName: 'Wombat Electrical' });
    await app.settle();
    browseAs(admin);
    openApp('/admin');
    await openFromAttention('2 installers to verify');
    await screen.findByRole('heading', { level: 1, name: 'Verification' });
    const buttons = await screen.findAllByRole('button', { name: /^Verify / });
    expect(buttons).toHaveLength(2);
    await userEvent.click(buttons[0] as HTMLElement);
    for (const isLast of [false, true]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Show SAA number' }));
      expect(await screen.findByText('A1234567')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Copy the number' }));
      expect(await screen.findByText('SAA number copied')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Mark as verified' }));
      if (isLast) expect(await screen.findByText('No installer is waiting for verification')).toBeVisible();
      await waitFor(() => expect(screen.queryByText('A1234567')).toBeNull());
    }
    const { body } = await retailer.get(`/api/public/installers/${installer.userId}`);
    expect(body.installer.verifiedAt).not.toBeNull();
  });

  it('lists the first rows of each worklist and the latest jobs on the overview, and verifies an installer there', async () => {
    const [first, second] = [
      await app.installer({ companyName: 'Quokka Power' }),
      await app.installer({ companyName: 'Bilby Solar' }),
    ];
    await app.settle();
    browseAs(admin);
    openApp('/admin');
    const queue = within(await screen.findByRole('region', { name: 'Installers to verify' }));
    await userEvent.click(await queue.findByRole('button', { name: 'Verify Quokka Power' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    await screen.findByRole('dialog', { name: 'Verification of Bilby Solar' });
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show SAA number' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as verified' }));
    await waitFor(() => expect(queue.queryByText('Bilby Solar')).toBeNull());
    const isVerified = async ({ userId }: Client) =>
      (await admin.get(`/api/public/installers/${userId}`)).body.installer.verifiedAt !== null;
    expect([await isVerified(first), await isVerified(second)]).toEqual([false, true]);
    const latest = within(screen.getByRole('region', { name: 'Latest jobs' }));
    expect(latest.getByRole('link', { name: /Numbat shed/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/jobs\//),
    );
    expect(
      within(screen.getByRole('region', { name: 'Reports to decide' })).getByText('No open reports'),
    ).toBeVisible();
    await admin.post(`/api/admin/installers/${first.userId}/verification`, { version: 1 });
    await app.settle();
  });

  it('counts the credentials to check, and links to them', async () => {
    await installer.put('/api/credentials/whiteCard', { version: 0, credentialNumber: '774411' });
    await app.settle();
    browseAs(admin);
    openApp('/admin');
    await openFromAttention('1 credential to check');
    expect(await screen.findByRole('button', { name: 'Check White card of Yonder Electrical' })).toBeVisible();
  });

  it('goes on to the next page of installers after the last row of a page', async () => {
    for (let each = 1; each <= 51; each += 1) await app.installer({ companyName: `Solar number ${each}` });
    await app.settle();
    browseAs(admin);
    openApp('/admin/verification');
    const buttons = await screen.findAllByRole('button', { name: /^Verify / });
    expect(buttons).toHaveLength(50);
    await userEvent.click(buttons[49] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull());
    const last = screen.getByRole('dialog').getAttribute('aria-labelledby') as string;
    const title = () => document.getElementById(last)?.textContent;
    const before = title();
    await userEvent.click(await screen.findByRole('button', { name: 'Show SAA number' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as verified' }));
    await waitFor(() => expect(title()).not.toBe(before));
    expect(title()).toMatch(/^Verification of /);
  });

  it('names the company whose name looks like a verified one', async () => {
    browseAs(admin);
    await app.retailer({ companyName: 'Y0nder Electrical Pty Ltd' });
    await app.settle();
    openApp('/admin/retailers?q=electrical');
    expect(
      await screen.findByText(
        'The name is similar to Yonder Electrical, which is verified. Check that this is a different company.',
      ),
    ).toBeVisible();
  });

  it('decides about a profile that another company has reported on the profile’s page', async () => {
    const other = await app.retailer({ companyName: 'Okapi Solar' });
    browseAs(installer);
    openApp(`/company/${other.userId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Report this profile' }));
    await userEvent.type(await screen.findByLabelText(/^What is wrong/), 'Not their name');
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Thank you. An administrator will look at it.')).toBeVisible();
    cleanup();
    browseAs(admin);
    openApp('/admin');
    await openFromAttention('1 report to decide');
    expect(await screen.findByText('Not their name')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep the profile of Okapi Solar' }));
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'It is');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('No open reports')).toBeVisible();
  });

  it('lists the actions about one company, found by its name, and by day', async () => {
    browseAs(admin);
    openApp('/admin/audit');
    await userEvent.type(await screen.findByLabelText('Search the audit'), 'zebra');
    await userEvent.click(await screen.findByRole('button', { name: /^Zebra Roofs/ }));
    expect(await screen.findByRole('button', { name: 'Remove the filter: About: Zebra Roofs' })).toBeVisible();
    expect(await screen.findByText(/^Company bio: .* → Striped$/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2020-01-01' } });
    expect(await screen.findByText('No changes match these filters')).toBeVisible();
  });

  it('says whether all background work succeeds, and shows no problem on a new installation', async () => {
    browseAs(admin);
    openApp('/admin/health');
    const figures = within(await screen.findByRole('region', { name: 'All figures' }));
    expect(figures.getByText('The figures have not been checked yet.')).toBeVisible();
    expect(figures.getByText('Not checked yet')).toBeVisible();
    expect(figures.queryByText('Fine')).toBeNull();
    expect(figures.queryByText('npm run ops -- integrity')).toBeNull();
    expect(screen.getByText('It has not run yet.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No problem found. 2 checks have not run yet.');
  });

  it('asks for the password before the first change, and then saves the typed text', async () => {
    browseAs(await app.admin(false));
    openApp('/admin/retailers?q=zebra');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Zebra Roofs' }));
    const name = await screen.findByLabelText('Contact name');
    const typing = async (text: string) => {
      await userEvent.clear(name);
      await userEvent.type(name, text);
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
      return within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    };
    await userEvent.click((await typing('Zed')).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Please confirm your password to continue. Nothing was saved.')).toBeVisible();
    expect(name).toHaveValue('Zed');
    const dialog = await typing('Zara');
    const password = dialog.getByLabelText('Password');
    await userEvent.type(password, 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('The password is incorrect')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, admin.password);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Retailer profile updated successfully')).toBeVisible();
    expect((await admin.get('/api/admin/retailers?search=zebra')).body.retailers).toMatchObject([
      { contactName: 'Zara' },
    ]);
  });

  it('removes a verification after one question, which names the consequences', async () => {
    const verifiedAt = async (): Promise<string | null> =>
      (await retailer.get(`/api/public/installers/${installer.userId}`)).body.installer.verifiedAt;
    browseAs(admin);
    openApp('/admin/installers?q=Yonder');
    await screen.findAllByText('Yonder Electrical');
    await pressInRowMenu(/^Verification of/);
    const ask = async () => {
      const of = within(await screen.findByRole('dialog', { name: 'Verification of Yonder Electrical' }));
      await userEvent.click(of.getByRole('button', { name: 'Remove verification' }));
      return within(await screen.findByRole('alertdialog', { name: 'Remove the verification of Yonder Electrical?' }));
    };
    let dialog = await ask();
    expect(dialog.getByText('Retailers will no longer see Yonder Electrical as verified.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep verification' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await verifiedAt()).not.toBeNull();
    dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove verification' }));
    expect(await screen.findByText('Verification removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await verifiedAt()).toBeNull();
  });
});
