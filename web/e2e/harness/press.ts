import { expect, type Locator } from '@playwright/test';
import type { Person } from './people.ts';

const isPhone = ({ size }: Person): boolean => size.width < 500;

/** Presses an element: with a finger on a phone, and with the mouse on a desktop. */
export const press = (person: Person, what: Locator, limits: { timeout?: number } = {}): Promise<void> =>
  isPhone(person) ? what.tap(limits) : what.click(limits);

/** Presses the button of the next step. On a phone, expects it in the thumb's reach, at any scroll position. */
export async function pressTheMainAction(person: Person, name: string): Promise<void> {
  const action = person.page.getByRole('button', { name, exact: true });
  await expect(action).toBeVisible();
  if (isPhone(person)) {
    const box = await action.boundingBox();
    expect(box?.y, `${name} is within reach of a thumb`).toBeGreaterThan(person.size.height * 0.6);
    expect((box?.y ?? 0) + (box?.height ?? 0), `${name} is on the screen`).toBeLessThanOrEqual(person.size.height);
  }
  await press(person, action);
}

/** From now on, reports each mouse press and each key press as an error. `fill` presses no key, like an on-screen keyboard. */
export const workOnlyByTouch = ({ page }: Person) =>
  page.addInitScript(() => {
    const complain = (event: Event) => console.error(`Not by touch: ${event.type}`);
    addEventListener('pointerdown', (event) => event.pointerType === 'touch' || complain(event), true);
    addEventListener('keydown', complain, true);
  });

/** Presses one of the actions in the menu of a job's page. */
export async function pressInJobActions(person: Person, name: string): Promise<void> {
  await press(person, person.page.getByRole('button', { name: 'Job actions' }));
  await press(person, person.page.getByRole('menuitem', { name, exact: true }));
}
