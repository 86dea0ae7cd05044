import { type Browser, expect, type Page, type Route } from '@playwright/test';
import { maxRequirementPhotos } from '#shared/domain/jobs/uploads.ts';
import { jobForm } from '../../infra/tools/verify/job-form.ts';
import { type FileToSend, pdf, photo } from './harness/files.ts';
import { look } from './harness/look.ts';
import { test } from './harness/people.ts';
import { type StagedPerson, stageInstaller, stageRetailer } from './harness/staged-people.ts';

/** Selected files arrive exactly once, despite any failure of the connection or the page. */

interface Work {
  installer: StagedPerson;
  retailer: StagedPerson;
  id: string;
  path: string;
}

/** Creates a started job with these requirements. */
async function stageWork(
  browser: Browser,
  requirements: { label: string; type: 'photo' | 'file_upload'; required: true }[],
): Promise<Work> {
  const retailer = await stageRetailer(browser, { name: 'Rae', company: 'Rae Solar' });
  const installer = await stageInstaller(browser, { name: 'Ines', company: 'Ines Electrical' });
  const { job } = await retailer.call('createJob', { body: jobForm({ requirements }) });
  const params = { id: job.id };
  await installer.call('applyForJob', { params, body: { leadTimeDays: 7 } });
  const application = { id: `${job.id}.${installer.userId}` };
  await retailer.call('decideApplication', { params: application, body: { status: 'accepted' } });
  await installer.call('startJob', { params });
  return { installer, retailer, id: job.id, path: `/jobs/${job.id}` };
}

const photoOf = (label: string) => ({ label, type: 'photo' as const, required: true as const });

async function choose(page: Page, label: string, files: FileToSend[]): Promise<void> {
  const group = page.getByRole('group', { name: label, exact: true });
  await group.getByLabel(label, { exact: true }).and(page.locator('input')).setInputFiles(files);
}

async function photosOf({ retailer, id }: Work): Promise<Record<string, string[]>> {
  const { requirements } = await retailer.call('listRequirements', { params: { id } });
  return Object.fromEntries(
    requirements.map(({ label, photos = [] }) => [label, photos.map(({ fileName }) => fileName)]),
  );
}

/** Changes the browser's session without telling the application. */
async function signInUnseen(page: Page, { email, password }: StagedPerson): Promise<void> {
  const post = (path: string, body: object): Promise<number> =>
    page.evaluate(
      async ([to, content]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(to, { method: 'POST', headers, body: content })).status;
      },
      [path, JSON.stringify(body)] as const,
    );
  expect([await post('/api/auth/logout', {}), await post('/api/auth/login', { email, password })]).toEqual([204, 200]);
}

/** Returns how many files the browser keeps, for all users together. */
const countKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('suncrew-files', 1);
        request.onsuccess = () => {
          const all = request.result.transaction('bytes').objectStore('bytes').count();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );

const shots = (names: string[]): FileToSend[] => names.map((name, variant) => photo(name, variant));

test('three photos and a document selected without a connection arrive automatically after a reload', async ({
  browser,
}) => {
  const [roof, paper] = ['Photo of the roof', 'Signed certificate'];
  const work = await stageWork(browser, [photoOf(roof), { label: paper, type: 'file_upload', required: true }]);
  const { installer, path } = work;
  const { page, context } = installer;
  await page.goto(path);
  const complete = page.getByRole('button', { name: 'Complete job' });
  await expect(complete).toBeDisabled();
  await context.setOffline(true);
  const names = ['first.png', 'second.png', 'third.png'];
  await choose(page, roof, shots(names));
  await choose(page, paper, [pdf('certificate.pdf', 'Signed')]);
  const waiting = page.getByRole('list', { name: `Still to upload: ${roof}` });
  await expect(waiting.getByText('Waiting for a connection')).toHaveCount(3);
  await expect(page.getByText('4 files still to upload').first()).toBeVisible();
  await look(installer, 'files that wait for a connection');
  // Waits until the browser's database has all files. Leaving the page earlier would lose the files that are not in it yet.
  await expect.poll(() => countKept(page)).toBe(4);
  // The page closes while the phone has no connection, and opens again with a connection.
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/dashboard');
  await expect.poll(async () => (await photosOf(work))[roof]).toEqual(names);
  await page.goto(path);
  await expect(page.getByText('2 of 2 completed')).toBeVisible();
  await expect(page.getByText(/still to upload/)).toHaveCount(0);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3);
  await expect(complete).toBeEnabled();
  await look(installer, 'files that are sent');
});

/** Drops every fifth request, at most `most` in total. Half never reach the server; of the other half, the answer is lost. */
function dropConnections(most: number) {
  let [sent, dropped] = [0, 0];
  return async (route: Route): Promise<void> => {
    sent += 1;
    if (sent % 5 !== 0 || dropped >= most) return route.continue();
    dropped += 1;
    if (dropped % 2 === 0) await route.fetch().catch(() => undefined);
    await route.abort('connectionreset').catch(() => undefined);
  };
}

test('forty photos survive ten dropped connections and a crashed page, none lost and none twice', async ({
  browser,
}) => {
  const labels = ['North side', 'South side', 'Switchboard', 'Meter box'].map((place) => `Photo of the ${place}`);
  const work = await stageWork(browser, labels.map(photoOf));
  const { installer, path } = work;
  const { context } = installer;
  const drop = dropConnections(10);
  // The three requests of an upload: send the bytes, keep the file, and attach it to the requirement.
  for (const address of [/X-Amz-Signature/, /\/api\/objects\/finalize$/, /\/complete$/])
    await context.route(address, drop);
  let { page } = installer;
  await page.goto(path);
  const chosen = labels.map((label) => ({
    label,
    names: Array.from({ length: maxRequirementPhotos }, (_, at) => `${label.split(' ').at(-2)} ${at}.png`),
  }));
  for (const { label, names } of chosen) await choose(page, label, shots(names));
  await expect(page.getByText(/still to upload/).first()).toBeVisible();
  const arrived = async (): Promise<number> => Object.values(await photosOf(work)).flat().length;
  await expect.poll(arrived, { timeout: 600_000 }).toBeGreaterThan(12);
  // Crashes the page, as a phone's operating system does when it needs memory.
  const killer = await context.newCDPSession(page);
  const crash = page.waitForEvent('crash');
  // The crashed page does not answer this command.
  killer.send('Page.crash').catch(() => undefined);
  await crash;
  await page.close();
  page = await context.newPage();
  await page.setViewportSize(installer.size);
  await page.goto(path);
  await expect(page.getByText('4 of 4 completed')).toBeVisible({ timeout: 900_000 });
  await expect(page.getByText(/still to upload/)).toHaveCount(0);
  const found = await photosOf(work);
  for (const { label, names } of chosen) expect([...(found[label] ?? [])].sort()).toEqual([...names].sort());
});

test('files that are not sent yet belong to one user, are deleted when they sign out, and are sent by one of two tabs', async ({
  browser,
}) => {
  const label = 'Photo of the roof';
  const work = await stageWork(browser, [photoOf(label)]);
  const { installer, path } = work;
  const { page, context } = installer;
  const other = await context.newPage();
  await page.goto(path);
  await other.goto(path);
  let attached = 0;
  await context.route(/\/complete$/, (route) => {
    attached += 1;
    return route.continue();
  });
  await choose(page, label, shots(['one.png', 'two.png', 'three.png']));
  for (const each of [page, other]) await expect(each.getByText('1 of 1 completed')).toBeVisible();
  expect([attached, (await photosOf(work))[label]]).toEqual([3, ['one.png', 'two.png', 'three.png']]);

  await context.route(/\/api\/objects\/upload$/, (route) => route.abort());
  await choose(page, label, shots(['four.png']));
  for (const each of [page, other]) await expect(each.getByText('1 photo still to upload').first()).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out before everything is uploaded?' });
  await expect(question).toBeVisible();
  await look(installer, 'signing out before everything is sent');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toHaveCount(0);
  // The installer's session expires. Another user signs in, and neither sees nor sends the file.
  await signInUnseen(page, work.retailer);
  let taken = 0;
  const uploads = /\/api\/objects\/upload$/;
  await context.unroute(uploads);
  // A page may send one call before it knows the new user. The call has the id of the page's user, so the server refuses it.
  await context.route(uploads, async (route) => {
    const answer = await route.fetch().catch(() => null);
    if (answer?.ok()) taken += 1;
    await route.abort().catch(() => undefined);
  });
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Account menu for rae/i })).toBeVisible();
  await expect(page.getByRole('list', { name: `Photos: ${label}` })).toBeVisible();
  await expect(page.getByText(/still to upload/)).toHaveCount(0);
  expect([taken, await countKept(page)]).toEqual([0, 1]);
  await context.unroute(uploads);
  await context.route(uploads, (route) => route.abort());
  await signInUnseen(page, installer);
  await page.goto(path);
  await expect(page.getByText('1 photo still to upload').first()).toBeVisible();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect.poll(() => countKept(page)).toBe(0);
});

test('a photo selected in a form without a connection is in the form after a reload', async ({ browser }) => {
  const { page, context } = await stageRetailer(browser, { name: 'Fia', company: 'Fia Solar' });
  const label = 'Panel layout photo';
  await page.goto('/jobs/create');
  await expect(page.getByRole('button', { name: `Upload ${label}.` })).toBeVisible();
  await context.setOffline(true);
  await choose(page, label, [photo('layout.png')]);
  const group = page.getByRole('group', { name: label, exact: true });
  await expect(group.getByText('Waiting for a connection')).toBeVisible();
  await expect(page.getByText('1 photo still to upload')).toBeVisible();
  await expect.poll(() => countKept(page)).toBe(1);
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/jobs/create');
  await expect(page.getByRole('button', { name: `Replace ${label}` })).toBeVisible();
  await expect(page.getByText(/still to upload/)).toHaveCount(0);
});
