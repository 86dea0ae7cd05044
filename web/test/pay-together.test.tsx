import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { awardedJob, pdf } from '../../infra/tools/in-process/builders.ts';
import { listen } from './listening.ts';
import { uploadQuickly } from './quick-uploads.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** How a retailer approves several payments to one installer with one remittance advice. */

let app: App;
let retailer: Client;
let sunnySide: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, sunnySide] = await Promise.all([app.retailer(), app.installer({ companyName: 'Sunny Side Electrical' })]);
});
afterAll(() => app.close());

const agreed = 4200.5;

async function requestedJob(
  change: { requestedAmount?: number; changeDescription?: string } = {},
  [payer, installer]: readonly [Client, Client] = [retailer, sunnySide],
): Promise<string> {
  const id = await awardedJob(payer, installer, { requirements: [] });
  await installer.post(`/api/jobs/${id}/start`, { installationDate: todayIn(usualZone, new Date()) });
  await installer.post(`/api/jobs/${id}/complete`, {});
  const { status } = await installer.post(`/api/jobs/${id}/request-payment`, { requestedAmount: agreed, ...change });
  expect(status).toBe(200);
  return id;
}

const statusOf = async (id: string) => (await retailer.get(`/api/payments/${id}`)).body.payment.status;

/** Opens the dialog from the page of payments and the button of the installer, and uploads the remittance advice. */
async function openWithRemittance(count: number): Promise<ReturnType<typeof within>> {
  browseAs(retailer);
  openApp('/payments');
  await userEvent.click(await screen.findByRole('link', { name: 'Approve several together' }));
  const together = await screen.findByRole('button', { name: `${count} payments to Sunny Side Electrical` });
  expect(screen.getAllByText('$4,620.55 to pay')[0]).toBeVisible();
  await userEvent.click(together);
  const dialog = within(await screen.findByRole('dialog', { name: /^Approve \d+ payments?$/ }));
  const file = new File([new Uint8Array(pdf('remittance'))], 'remittance.pdf', { type: 'application/pdf' });
  uploadQuickly();
  await userEvent.upload(dialog.getByLabelText('Remittance advice', { selector: 'input' }), file);
  await dialog.findByRole('button', { name: 'Remove Remittance advice' });
  return dialog;
}

it('offers to approve several together only if they go to one installer', async () => {
  const [payer, coastline] = await Promise.all([app.retailer(), app.installer({ companyName: 'Coastline Solar' })]);
  await Promise.all([requestedJob({}, [payer, sunnySide]), requestedJob({}, [payer, coastline])]);
  await app.settle();
  browseAs(payer);
  openApp('/payments');
  expect(await screen.findAllByText('To approve', { selector: 'tbody *' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Approve several together' })).toBeNull();
});

it('approves the chosen payments with one upload, and leaves out the one with another amount than agreed', async () => {
  const jobs = [await requestedJob(), await requestedJob()];
  const extra = await requestedJob({ requestedAmount: agreed + 180, changeDescription: 'A longer cable run' });
  await app.settle();
  const dialog = await openWithRemittance(3);
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(dialog.getByText('+$180.00 from the agreed price')).toBeVisible();
  for (const amount of ['$8,401.00', '$9,241.10']) expect(dialog.getByText(amount)).toBeVisible();
  const sent = listen();
  const approve = dialog.getByRole('button', { name: 'Approve 2 payments' });
  await waitFor(() => expect(approve).toBeEnabled());
  await userEvent.click(approve);
  expect(await screen.findByText('2 payments approved')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ path }) => path.endsWith('/approve'))).toHaveLength(2);
  expect(await Promise.all([...jobs, extra].map(statusOf))).toEqual(['released', 'released', 'pending']);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Approve: / })).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /payments to Sunny Side Electrical$/ })).toBeNull();
});

it('says which payment was not approved, because its amount has changed, and approves the others', async () => {
  const [first, second] = [await requestedJob(), await requestedJob()];
  await app.settle();
  const dialog = await openWithRemittance(3);
  await sunnySide.post(`/api/jobs/${first}/request-payment`, {
    requestedAmount: agreed - 100,
    changeDescription: 'One panel fewer',
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Approve 2 payments' }));
  expect(
    await screen.findByText('1 approved, 1 could not be: the requested amount has changed. Please check it again'),
  ).toBeVisible();
  expect(await Promise.all([first, second].map(statusOf))).toEqual(['pending', 'released']);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('cannot approve without a chosen payment', async () => {
  await Promise.all([requestedJob(), requestedJob()]);
  await app.settle();
  const dialog = await openWithRemittance(4);
  for (const box of dialog.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
  expect(dialog.getByRole('button', { name: 'Approve 0 payments' })).toBeDisabled();
});
