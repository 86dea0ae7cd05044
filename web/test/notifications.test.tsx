import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

const rows = () => screen.getAllByRole('link', { name: /^(New application|Application withdrawn)/ });
const names = () => rows().map((each) => each.textContent);

it('a retailer reads the news job by job, marks one, looks at what is left, and marks all', async () => {
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
  const farm = screen.getByRole('heading', { level: 2, name: /, Farm$/ }).closest('li') as HTMLElement;
  expect(within(farm).getAllByRole('link')).toHaveLength(2);
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
  expect(screen.getByText('You have read everything')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Mark/ })).toEqual([]));
  expect(rows()).toHaveLength(3);
});
