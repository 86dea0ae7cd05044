import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../../infra/tools/in-process/builders.ts';
import { PaymentBadges } from '../src/features/payments/payment-parts.tsx';
import { sumsToPay } from '../src/lib/format.ts';
import { uploadQuickly } from './quick-uploads.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openAgain, openApp, renderAt } from './render-app.tsx';
import { stageJobs } from './staged-jobs.ts';

/** The payments of jobs, as both parties see them. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  const stages = stageJobs(retailer, installer);
  await stages.completed();
  await stages.requested();
  await stages.paid();
  await app.settle();
});
afterAll(() => app.close());

const stage = async (name: RegExp) =>
  within(await screen.findByRole('group', { name: 'Payments by stage' })).getByRole('button', { name });
const rows = () => screen.getAllByRole('row').slice(1);

it.each([
  ['retailer', 'The payments for your completed jobs. You pay each installer directly.'],
  ['installer', 'The payments for your completed jobs. Each retailer pays you directly.'],
] as const)('the page says to the %s under its title where payments go', async (role, text) => {
  browseAs(role === 'retailer' ? retailer : installer);
  openApp('/payments');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payments & Escrow' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('a retailer sees the payments to approve with GST and totals, filters them, and finds the same again after a reload', async () => {
  browseAs(retailer);
  openApp('/payments');
  const toApprove = await stage(/^To approve/);
  expect(toApprove).toHaveTextContent('1 payment');
  expect(toApprove).toHaveTextContent('$4,600.00 ex GST');
  expect(toApprove).toHaveTextContent('GST $460.00, total $5,060.00');
  expect(toApprove).not.toHaveTextContent('overdue');
  expect(rows()).toHaveLength(3);
  expect(screen.getByText('Waiting for the installer to request payment')).toBeVisible();

  await userEvent.click(toApprove);
  expect(await screen.findByText('1 of 3 payments')).toBeVisible();
  const [row] = rows();
  expect(row).toHaveTextContent('Requested today');
  expect(row).toHaveTextContent('$5,060.00');
  expect(within(row as HTMLElement).getByRole('button', { name: /^Approve payment/ })).toBeVisible();
  expect(location.search).toBe('?stage=requested');
  cleanup();
  openAgain();
  expect(await screen.findByText('1 of 3 payments')).toBeVisible();
  expect(await stage(/^To approve/)).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(await stage(/^To approve/));
  expect(await screen.findByText('3 payments')).toBeVisible();
  expect(location.search).toBe('');
  await userEvent.click(await stage(/^To approve/));

  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.selectOptions(screen.getByLabelText('Waiting for'), 'overdue');
  expect(await screen.findByRole('heading', { name: 'No payments match your search' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('3 payments')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Ex GST' }));
  await waitFor(() => expect(location.search).toBe('?sort=amount.desc'));
  expect(screen.getByRole('columnheader', { name: 'Ex GST' })).toHaveAttribute('aria-sort', 'descending');
});

it('in the table, the badge of an overdue payment replaces the one of its stage', () => {
  const overdue = { payment: { stage: 'requested', isOverdue: true }, role: 'installer' } as const;
  renderAt('/payments', <PaymentBadges {...overdue} />);
  expect(screen.getByText('Requested')).toBeVisible();
  expect(screen.getByText('Overdue')).toBeVisible();
  cleanup();
  renderAt('/payments', <PaymentBadges {...overdue} isOneLine />);
  expect(screen.queryByText('Requested')).toBeNull();
  expect(screen.getByText('Overdue')).toBeVisible();
});

it('an installer sees payments to request and downloads remittance advice, and a new one reads what will appear', async () => {
  browseAs(installer);
  openApp('/payments');
  expect(await stage(/^To request/)).toHaveTextContent('1 payment');
  expect(screen.getByRole('button', { name: /^Request payment/ })).toBeVisible();
  const remittance = screen.getByRole('link', { name: /^Remittance/ });
  expect(remittance.getAttribute('href')).toMatch(/^\/api\/payments\/[0-9a-f-]+\/remittance$/);
  expect(screen.getByText('Paid', { selector: 'td *' })).toBeVisible();
  cleanup();
  browseAs(await app.installer());
  openApp('/payments');
  expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeVisible();
});

it('a retailer approves a payment over the list, with the requested amount and the submitted evidence', async () => {
  const id = await stageJobs(retailer, installer).photographed();
  await installer.post(`/api/jobs/${id}/complete`, {});
  await installer.post(`/api/jobs/${id}/request-payment`, {
    requestedAmount: 4700,
    changeDescription: 'Two more brackets',
  });
  await app.settle();
  browseAs(retailer);
  openApp('/payments?stage=requested&sort=amount.desc');
  const [approve] = await screen.findAllByRole('button', { name: /^Approve payment/ });
  await userEvent.click(approve as HTMLElement);
  expect(await screen.findByText('Two more brackets')).toBeVisible();
  const sheet = within(screen.getByRole('dialog', { name: 'Approve Payment' }));
  expect(sheet.getByText(/\$5,170\.00/)).toBeVisible();
  const submitted = within(sheet.getByRole('region', { name: 'What the installer submitted' }));
  expect(submitted.getByText(/^Completed .*(am|pm)$/)).toBeVisible();
  await userEvent.click(await submitted.findByRole('button', { name: 'Enlarge: near.png' }));
  const photo = within(await screen.findByRole('dialog', { name: 'Installation Photo' }));
  await userEvent.click(photo.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Installation Photo' })).toBeNull());
  uploadQuickly();
  const group = within(sheet.getByRole('group', { name: 'Remittance advice' }));
  const advice = new File([new Uint8Array(png())], 'advice.png', { type: 'image/png' });
  await userEvent.upload(group.getByLabelText('Remittance advice', { selector: 'input' }), advice);
  await sheet.findByRole('button', { name: 'Remove Remittance advice' });
  await userEvent.click(sheet.getByRole('button', { name: 'Approve Payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname + location.search).toBe('/payments?stage=requested&sort=amount.desc');
  expect(await screen.findByText('1 of 4 payments')).toBeVisible();
});

it('a retailer approves a payment on the page of the job in the same sheet, with the submitted evidence', async () => {
  const id = await stageJobs(retailer, installer).photographed();
  await installer.post(`/api/jobs/${id}/complete`, {});
  await installer.post(`/api/jobs/${id}/request-payment`, { requestedAmount: 4600, changeDescription: 'A long cable' });
  await app.settle();
  browseAs(retailer);
  openApp(`/jobs/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve payment' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Approve Payment' }));
  expect(await sheet.findByText('A long cable')).toBeVisible();
  const submitted = within(sheet.getByRole('region', { name: 'What the installer submitted' }));
  expect(await submitted.findByRole('button', { name: 'Enlarge: near.png' })).toBeVisible();
  const upload = sheet.getByRole('group', { name: 'Remittance advice' });
  expect(upload.compareDocumentPosition(submitted.getByText(/^Completed .*(am|pm)$/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(sheet.getByText('Original price')).toBeVisible();
});

it('a retailer who approves the agreed price reads it once, with the total to pay', async () => {
  const id = await stageJobs(retailer, installer).photographed();
  await installer.post(`/api/jobs/${id}/complete`, {});
  const requestedAmount = (await installer.get(`/api/jobs/${id}`)).body.job.priceExGst;
  await installer.post(`/api/jobs/${id}/request-payment`, { requestedAmount });
  browseAs(retailer);
  openApp(`/jobs/${id}`);
  const { total } = sumsToPay([requestedAmount]);
  expect((await screen.findByText('Total to pay')).parentElement).toHaveTextContent(total);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve payment' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Approve Payment' }));
  expect(await sheet.findByText('Requested amount')).toBeVisible();
  expect(sheet.getByText('Total to pay').parentElement).toHaveTextContent(total);
  expect(sheet.queryByText('Original price')).toBeNull();
});

it('a retailer requests changes in the approval dialog over the list, which then has no payment left to approve', async () => {
  const id = await stageJobs(retailer, installer).photographed();
  await installer.post(`/api/jobs/${id}/complete`, {});
  await installer.post(`/api/jobs/${id}/request-payment`, { requestedAmount: 4800, changeDescription: 'A new pole' });
  await app.settle();
  browseAs(retailer);
  openApp('/payments?stage=requested&sort=amount.desc');
  const [approve] = await screen.findAllByRole('button', { name: /^Approve payment/ });
  await userEvent.click(approve as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'Approve Payment' }));
  const [ask] = await sheet.findAllByRole('button', { name: /^Request Changes: / });
  await userEvent.click(ask as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Changes' }));
  await userEvent.type(dialog.getByLabelText(/^What needs to change/), 'The photo is blurred');
  await userEvent.click(dialog.getByRole('button', { name: 'Request Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Waiting for the installer to make the changes')).toBeVisible();
  expect((await retailer.get(`/api/jobs/${id}`)).body.job.status).toBe('in_progress');
});
