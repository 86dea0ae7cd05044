import { expect } from '@playwright/test';
import { jobForm } from '#infra/tools/verify/job-form.ts';
import { look } from './harness/look.ts';
import { expectNoComplaints, test } from './harness/people.ts';
import { press } from './harness/press.ts';
import { postJob } from './harness/staged-job.ts';
import { type StagedPerson, stageInstaller, stageRetailer } from './harness/staged-people.ts';
import { expectMessage } from './steps/messages.ts';

/** Actions in the list of notifications. The retailer has a desktop, the installer a phone. */

const bell = ({ page }: StagedPerson) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

/** Waits for this number of unread notifications, which follow-ups write a moment after the event. */
const hasUnread = (person: StagedPerson, count: number) =>
  expect.poll(async () => (await person.call('countUnreadNotifications')).unreadCount, { timeout: 30_000 }).toBe(count);

const message = `The family is away in the school holidays. ${'The keys are with the neighbour. '.repeat(5)}`;

test('an installer accepts an invitation in the list of notifications', async ({ browser }) => {
  const retailer = await stageRetailer(browser, { name: 'Nadia', company: 'Nadia Solar' });
  const installer = await stageInstaller(browser, { name: 'Olaf', company: 'Olaf Electrical' });
  const { job } = await retailer.call('createJob', { body: jobForm({ isPublic: false, priceExGst: 4200 }) });
  await retailer.call('inviteInstallers', {
    params: { id: job.id },
    body: { installerIds: [installer.userId], message },
  });
  await hasUnread(installer, 1);
  const { page } = installer;
  await page.goto('/notifications');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Invitation' });
  await expect(line.getByRole('link', { name: `${job.number} · Castle Hill` })).toBeVisible();
  await look(installer, 'notifications with an invitation');

  const whole = line.getByRole('button', { name: /^Whole text/ });
  const text = line.getByText('The family is away');
  const heightOfText = async () => (await text.boundingBox())?.height ?? 0;
  const twoLines = await heightOfText();
  // The text is as wide as the card (358 px) without its padding, its icon and the button in its line.
  expect((await text.boundingBox())?.width).toBeGreaterThan(240);
  await press(installer, whole);
  await expect(whole).toHaveAttribute('aria-expanded', 'true');
  expect(await heightOfText()).toBeGreaterThan(twoLines * 1.5);
  await look(installer, 'notifications with an open text');
  await press(installer, whole);
  await expect.poll(heightOfText).toBe(twoLines);

  const accept = line.getByRole('button', { name: /^Accept: / });
  expect((await accept.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await press(installer, accept);
  await press(installer, page.getByRole('dialog').getByRole('button', { name: 'Accept job' }));
  await expectMessage(installer, 'Job accepted successfully');
  await expect(accept).toHaveCount(0);
  await expect(bell(installer)).toHaveAccessibleName('Notifications');
  expect((await installer.call('getJob', { params: { id: job.id } })).job.status).toBe('accepted');
  expectNoComplaints(retailer, installer);
});

test('a retailer reviews applications over the list, and visiting a job lowers the number in the header', async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Pia', company: 'Pia Solar' });
  const [first, second] = [
    await stageInstaller(browser, { name: 'Quin', company: 'Quin Electrical' }),
    await stageInstaller(browser, { name: 'Rosa', company: 'Rosa Renewables' }),
  ];
  const [wanted, other] = [await postJob(retailer), await postJob(retailer)];
  for (const [who, { id }] of [
    [first, wanted],
    [first, other],
    [second, wanted],
  ] as const)
    await who.call('applyForJob', { params: { id }, body: { leadTimeDays: 7 } });
  await hasUnread(retailer, 3);
  const { page } = retailer;
  await page.goto('/notifications');
  await expect(bell(retailer)).toHaveAccessibleName('Notifications, 3 unread');
  const group = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rosa Renewables applied' }).first();
  await expect(group.getByRole('heading', { level: 2, name: wanted.title })).toBeVisible();
  await expect(group.getByRole('listitem')).toHaveCount(2);
  await expect(group.getByRole('button', { name: /^Whole text/ })).toHaveCount(0);
  await look(retailer, 'notifications by job');

  // Uses only the keyboard.
  const review = group.getByRole('button', { name: /^Review applications: / });
  await review.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Applications' });
  await expect(dialog.getByRole('link', { name: 'Quin Electrical' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(review).toBeFocused();
  await expect(bell(retailer)).toHaveAccessibleName('Notifications, 1 unread');

  await page.goto(`/jobs/${other.id}`);
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
  await expect(bell(retailer)).toHaveAccessibleName('Notifications');
  await hasUnread(retailer, 0);
  expectNoComplaints(retailer, first, second);
});
