import { type CDPSession, expect } from '@playwright/test';
import { look } from '../harness/look.ts';
import { type Person, phone } from '../harness/people.ts';

interface Finger {
  x: number;
  y: number;
}

/** Moves each finger from one position to another in eight steps, because a real finger also sends several positions. */
async function move(line: CDPSession, fingers: readonly (readonly [from: Finger, to: Finger])[]): Promise<void> {
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step += 1)
    await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Enlarges a photo with two fingers, moves it with one, and swipes to the next. The page behind it must keep its size. */
export async function lookAtThePhotosWithFingers(person: Person): Promise<void> {
  const { page } = person;
  await page.setViewportSize(phone);
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  await page.getByRole('button', { name: 'Installation Photos' }).click();
  await page.getByRole('button', { name: 'Enlarge: Panel layout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Installation Photo' });
  await expect(dialog.getByText(/^Panel layout, 1 of \d$/)).toBeVisible();
  await look(person, 'photo dialog');

  const photo = dialog.locator('img');
  const shape = () => photo.evaluate((img) => new DOMMatrix(getComputedStyle(img).transform));
  const { x, y, width, height } = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = (right: number, down = 0): Finger => ({ x: x + width / 2 + right, y: y + height / 2 + down });

  await move(line, [
    [place(-30), place(-90)],
    [place(30), place(90)],
  ]);
  await expect.poll(async () => (await shape()).a).toBeCloseTo(3, 1);
  const { e: before } = await shape();
  await move(line, [[place(0), place(60, 40)]]);
  await expect.poll(async () => (await shape()).e - before).toBeCloseTo(60, 0);
  await expect(dialog.getByText(/, 1 of \d$/)).toBeVisible();
  await move(line, [
    [place(-90), place(-20)],
    [place(90), place(20)],
  ]);
  await expect.poll(async () => (await shape()).a).toBe(1);
  await move(line, [[place(60), place(-60)]]);
  await expect(dialog.getByText(/, 2 of \d$/)).toBeVisible();
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
}
