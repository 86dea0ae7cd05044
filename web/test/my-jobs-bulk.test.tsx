import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** How a retailer changes several jobs together, and reads the outcome of each. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  for (const title of ['Apple Road', 'Banana Road', 'Cherry Road']) await postJob(retailer, { title, isPublic: false });
  const started = await awardedJob(retailer, installer, { title: 'Date Road' });
  await installer.post(`/api/jobs/${started}/start`);
  await app.settle();
});
afterAll(() => app.close());

const choose = async (title: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select .*${title}`) }));

it('a retailer cancels several jobs with one reason: the server refuses one, and one lost answer is recovered', async () => {
  browseAs(retailer);
  openApp('/jobs?sort=title.asc');
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  all.focus();
  await userEvent.keyboard(' ');
  expect(screen.getByText('4 jobs selected', { selector: 'p' })).toBeVisible();
  await choose('Apple Road');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel jobs' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel 3 jobs' });
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'The supplier is late');

  // The second job's answer never arrives, although the server has cancelled it.
  const answering = globalThis.fetch;
  let calls = 0;
  globalThis.fetch = async (input, init) => {
    const answer = await answering(input, init);
    if (String(input).endsWith('/cancel')) calls += 1;
    if (calls === 2) {
      calls += 1;
      throw new TypeError('Failed to fetch');
    }
    return answer;
  };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 3 jobs' }));
  expect(
    await screen.findByText('1 cancelled, 1 not known, because the connection was lost, 1 not tried'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try the rest again' }));
  expect(await screen.findByText(/^2 cancelled, 1 could not be: /)).toBeVisible();
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
  );
  expect(screen.getByText('1 job selected', { selector: 'p' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Cancelled')).toHaveLength(2));
  const { body } = await retailer.get('/api/jobs/own?status=cancelled');
  expect(body.total).toBe(2);
});

it('a retailer shares the remaining jobs, invites installers to them, and downloads all jobs', async () => {
  browseAs(retailer);
  openApp('/jobs');
  await choose('Apple Road');
  await choose('Date Road');
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/^1 shared, 1 could not be: /)).toBeVisible();
  expect(screen.getByText(/\/job\/share\/[a-z2-7]{26}$/)).toBeVisible();
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await choose('Apple Road');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite to these jobs' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Invite' }));
  expect(await within(dialog).findByText('Choose at least one installer')).toBeVisible();
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /^Sunny Side Electrical/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/^1 invited to, 1 could not be: /)).toBeVisible();
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('1 invitation')).toBeVisible();

  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:list';
  });
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText('4 jobs downloaded')).toBeVisible();
  const text = (await files[0]?.text()) ?? '';
  expect(text.trimEnd().split('\r\n')).toHaveLength(5);
  expect(text).toContain('"Date Road","In Progress"');
});
