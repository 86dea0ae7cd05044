import { expect, type Locator, type Page } from '@playwright/test';
import { describedJobFields } from '#shared/api/fields/job-description.ts';
import { newAbn } from '../../infra/samples/abn.ts';
import { picture } from './harness/look.ts';
import { expectNoComplaints, newPerson, test } from './harness/people.ts';
import { send } from './harness/send.ts';

/** Pages on which every text that users typed is one endless word. `describedJobFields` lists the text fields of the job. */

const narrow = { width: 320, height: 700 };
const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunter'.padEnd(62, 'x');
const shorter = word.slice(0, 40);
const website = `https://example.com/${word.repeat(3)}`;

const chosenFromAList = ['jobType', 'connectionType', 'roofType'];
const textsOfAJob = Object.entries(describedJobFields)
  .filter(([name, { empty }]) => empty === '' && !chosenFromAList.includes(name))
  .map(([name]) => name);
const special: Record<string, string> = {
  customerPhone: shorter,
  customerEmail: `${shorter}@example.com`,
  customerReference: shorter.slice(0, 60),
};
const job = {
  ...Object.fromEntries(textsOfAJob.map((name) => [name, special[name] ?? word])),
  title: word,
  address: `12 ${word}, Castle Hill NSW 2154`,
  houseStoreys: 2,
  roofType: 'tile',
  isPublic: true,
  jobType: 'PV + Battery',
  photosRequired: [word],
  requirements: [{ label: word, type: 'checkbox' }],
  priceExGst: 99_999_999.99,
};
const retailer = {
  companyName: word,
  contactName: word,
  contactEmail: `${shorter}@example.com`,
  contactPhone: '02 9876 5432',
  abnNumber: newAbn(),
  website,
  companyBio: word,
  headquartersAddress: word,
};
const installer = {
  companyName: word,
  contactName: word,
  contactPhone: shorter,
  location: 'Blacktown NSW 2148',
  accreditations: ['PV', 'Battery'],
  installRadius: 80,
  availability: 'available',
  saaNumber: 'A1234567',
  bio: word,
};

/** Opens every part of the page, and returns how much wider than the window the page is. */
async function spillOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const closed = page.locator('main button[aria-expanded=false][aria-controls]:not([aria-haspopup])');
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) {
      // A browser opens only one of several parts with the same name.
      part.removeAttribute('name');
      part.open = true;
    }
  });
  // Subtracts a fixed width, because a phone's browser widens its own viewport for a page that is too wide.
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - narrow.width;
}

/** Returns the controls of a dialog that are outside the window, behind another element or lower than 24 pixels. */
const overlapsIn = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((element) => {
    const controls = [...element.querySelectorAll('button, textarea')].filter((each) => each.clientHeight > 0);
    return controls
      .filter((control) => {
        control.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return height < 24 || !(there && control.contains(there));
      })
      .map((control) => control.textContent || control.tagName);
  });

const idOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/auth/me')).json()).user.id as string);

test('nothing is wider than a narrow window, even with endless words', async ({ browser }) => {
  const owner = await newPerson(browser, { name: 'Wilma', company: word, size: narrow });
  const worker = await newPerson(browser, { name: 'Willem', company: word, size: narrow });
  for (const [{ page, email, password }, role] of [
    [owner, 'retailer'],
    [worker, 'installer'],
  ] as const) {
    await page.goto('/privacy');
    await send(page, 'POST', '/api/auth/register', { email, password, role });
    await send(page, 'POST', `/api/profile/${role}`, role === 'retailer' ? retailer : installer);
  }
  const { id } = (await send(owner.page, 'POST', '/api/jobs', job)).job ?? { id: '' };
  await send(worker.page, 'POST', `/api/jobs/${id}/apply`, { leadTimeDays: 3, message: word });
  const [userId, workerId] = await Promise.all([idOf(owner.page), idOf(worker.page)]);
  await send(owner.page, 'PUT', `/api/preferred-installers/${workerId}`, {});
  await send(owner.page, 'PUT', `/api/preferred-installers/${workerId}/note`, { note: word, before: '' });

  const spills: [string, number][] = [];
  for (const path of [
    `/jobs/${id}`,
    `/jobs/${id}/edit`,
    '/dashboard',
    '/jobs',
    '/calendar',
    '/payments',
    '/worklist',
    '/network',
    '/profile',
    `/company/${userId}`,
    '/notifications',
  ]) {
    spills.push([path, await spillOf(owner.page, path)]);
    await picture(owner, `narrow ${path.split('/')[1]}`);
  }
  for (const path of [`/jobs/${id}`, '/map', '/profile'])
    spills.push([`${path} of the installer`, await spillOf(worker.page, path)]);
  expect(spills.filter(([, spill]) => spill > 0)).toEqual([]);

  // The window of a desktop of 1280 by 1024 at 400 % zoom.
  await owner.page.setViewportSize({ width: narrow.width, height: 256 });
  await owner.page.goto(`/jobs/${id}`);
  // In a window of this height, content that is still loading moves the menu.
  await owner.page.waitForLoadState('networkidle');
  await owner.page.getByRole('button', { name: 'Job actions' }).click();
  await owner.page.getByRole('menuitem', { name: 'Cancel Job' }).click();
  const dialog = owner.page.getByRole('alertdialog', { name: 'Cancel Job' });
  await dialog.getByLabel('Reason').fill('The customer does not answer the phone.');
  await dialog.getByRole('button', { name: 'Cancel Job' }).scrollIntoViewIfNeeded();
  expect(await overlapsIn(dialog)).toEqual([]);
  expectNoComplaints(owner, worker);
});
