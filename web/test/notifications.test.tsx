import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awardedJob, jobForm, postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { stageJobs } from './staged-jobs.ts';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

const rows = () => screen.getAllByRole('link', { name: /New application|Application withdrawn/ });
const names = () => rows().map((each) => each.textContent);

it('a retailer reads notifications job by job, marks one as read, lists the unread ones, and marks all', async () => {
  const [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
  const [first, second] = [await postJob(retailer, { title: 'Farm' }), await postJob(retailer, { title: 'Shop' })];
  for (const [who, id] of [
    [ann, first],
    [bob, second],
    [bob, first],
  ] as const)
    await who.post(`/api/jobs/${id}/apply`, { message: 'Hello', leadTimeDays: 7 });
  await app.settle();

  browseAs(retailer);
  openApp('/notifications');
  await screen.findByText('3 unread');
  const farm = screen
    .getByRole('heading', { level: 2, name: /^[A-Z]+\d*-1001 · .* · Castle Hill Farm$/ })
    .closest('li') as HTMLElement;
  expect(within(farm).getAllByRole('link')).toHaveLength(2);
  const shop = rows().find((each) => /Shop/.test(each.textContent));
  expect(shop).toHaveTextContent(/^[A-Z]+\d*-1002 · Castle Hill · New application/);
  for (const link of within(farm).getAllByRole('link')) expect(link).toHaveAttribute('href', `/jobs/${first}`);

  const marks = () => screen.getAllByRole('button', { name: /^Mark as read: / });
  await userEvent.click(screen.getByRole('button', { name: /^Mark as read: New application, .*, Shop$/ }));
  await screen.findByText('2 unread');
  await waitFor(() => expect(marks()).toHaveLength(2));
  expect(marks()).toContain(document.activeElement);
  expect(rows()).toHaveLength(3);

  await userEvent.click(screen.getByRole('button', { name: 'Unread' }));
  expect(location.search).toBe('?show=unread');
  const fromFarm = expect.stringMatching(/^New application: .*, Farm \(unread\)$/);
  await waitFor(() => expect(names()).toEqual([fromFarm, fromFarm]));
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('Nothing unread');
  expect(screen.getByText("You're all caught up")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Mark/ })).toEqual([]));
  expect(rows()).toHaveLength(3);
});

it('a retailer sees the newest notification of a job, and how many earlier ones a button shows', async () => {
  const people = await Promise.all([app.retailer(), app.installer(), app.installer(), app.installer()]);
  const [retailer, ...installers] = people;
  const id = await postJob(retailer, { title: 'Barn' });
  for (const who of installers) {
    await who.post(`/api/jobs/${id}/apply`, { message: 'Hello', leadTimeDays: 7 });
    await app.settle();
  }
  browseAs(retailer);
  openApp('/notifications');
  await screen.findByText('3 unread');
  expect(rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^2 earlier, 2 unread: .*Barn$/, expanded: false }));
  expect(rows()).toHaveLength(3);
  await userEvent.click(screen.getAllByRole('button', { name: /^Mark as read: / })[2] as HTMLElement);
  await screen.findByText('2 unread');
  await userEvent.click(screen.getByRole('button', { name: /^2 earlier, 1 unread: /, expanded: true }));
  expect(rows()).toHaveLength(1);
});

it('an installer sets the date of an awarded job from its notification', async () => {
  const [retailer, ann] = await Promise.all([app.retailer(), app.installer()]);
  await awardedJob(retailer, ann, { title: 'Mill' });
  await app.settle();
  browseAs(ann);
  openApp('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: /^Set date: .*Mill$/ }));
  expect(await screen.findByRole('dialog', { name: /^Schedule/ })).toBeVisible();
});

it('an installer opens the requirements from a notification of requested changes', async () => {
  const [retailer, ann] = await Promise.all([app.retailer(), app.installer()]);
  const id = await stageJobs(retailer, ann).proved();
  const [requirement] = (await ann.get(`/api/jobs/${id}/requirements`)).body.requirements;
  await retailer.post(`/api/requirements/${requirement.id}/return`, { reason: 'Sweep the path' });
  await app.settle();
  browseAs(ann);
  openApp('/notifications');
  const link = await screen.findByRole('link', { name: /^Finish the work: / });
  expect(link).toHaveAttribute('href', `/jobs/${id}#requirements`);
});

it('an installer accepts an invitation in its notification, and a retailer reviews applications from theirs', async () => {
  const [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
  const [offered, open] = [
    await postJob(retailer, { title: 'Farm', isPublic: false, priceExGst: 4200 }),
    await postJob(retailer, { title: 'Shop' }),
  ];
  await retailer.post(`/api/jobs/${offered}/invites`, { installerIds: [ann.userId], message: '' });
  await bob.post(`/api/jobs/${open}/apply`, { message: 'Hello', leadTimeDays: 7 });
  await app.settle();

  browseAs(ann);
  const installers = openApp('/notifications');
  const accept = await screen.findByRole('button', { name: /^Accept: [A-Z]+\d*-1001, Castle Hill, Farm$/ });
  const line = accept.closest('li') as HTMLElement;
  expect(line).toHaveTextContent('$4,200.00 Excl. GST');
  await userEvent.click(accept);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept job' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull());
  await screen.findByText("You're all caught up");
  await waitFor(() => expect(within(line).getByRole('link')).toHaveFocus());
  expect((await ann.get(`/api/jobs/${offered}`)).body.job.status).toBe('accepted');
  installers.unmount();

  browseAs(retailer);
  openApp('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: /^Review applications: .*, Shop$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Applications' });
  expect(await within(dialog).findByText('Hello')).toBeVisible();
  expect(location.pathname).toBe('/notifications');
  await userEvent.keyboard('{Escape}');
  await screen.findByText("You're all caught up");
});

it('a retailer approves a payment from its notification', async () => {
  const [retailer, ann] = await Promise.all([app.retailer(), app.installer()]);
  await stageJobs(retailer, ann).requested();
  await app.settle();
  browseAs(retailer);
  openApp('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: /^Approve: [A-Z]+\d*-1001, .+, Castle Hill, / }));
  expect(await screen.findByRole('dialog', { name: 'Approve Payment' })).toBeVisible();
  expect(location.pathname).toBe('/notifications');
});

it('an installer who opened the list before the price changed confirms the new price', async () => {
  const [retailer, ann] = await Promise.all([app.retailer(), app.installer()]);
  const changes = { title: 'Farm', isPublic: false, priceExGst: 4200 };
  const job = await postJob(retailer, changes);
  await retailer.post(`/api/jobs/${job}/invites`, { installerIds: [ann.userId], message: '' });
  await app.settle();
  browseAs(ann);
  openApp('/notifications');
  const accept = await screen.findByRole('button', { name: /^Accept: / });
  await retailer.put(`/api/jobs/${job}`, jobForm({ ...changes, priceExGst: 900 }));
  await userEvent.click(accept);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept job' }));
  const dialog = await screen.findByRole('dialog', { name: 'This job has changed' });
  expect((await ann.get(`/api/jobs/${job}`)).body.job.status).toBe('offered');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree and accept' }));
  await waitFor(async () => expect((await ann.get(`/api/jobs/${job}`)).body.job.status).toBe('accepted'));
});

it('the page of a job marks the job’s notifications as read, and the number in the header follows', async () => {
  const [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
  const [first, second] = [await postJob(retailer, { title: 'Farm' }), await postJob(retailer, { title: 'Shop' })];
  for (const [who, id] of [
    [ann, first],
    [bob, first],
    [bob, second],
  ] as const)
    await who.post(`/api/jobs/${id}/apply`, { message: 'Hello', leadTimeDays: 7 });
  await app.settle();

  browseAs(retailer);
  openApp(`/jobs/${first}`);
  await screen.findByRole('link', { name: 'Notifications, 1 unread' });
  expect((await retailer.get('/api/notifications/unread-count')).body.unreadCount).toBe(1);
});
