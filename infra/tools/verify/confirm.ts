import { ok } from 'node:assert/strict';
import { confirmEmailPage } from '#shared/pages.ts';
import type { Person } from './people.ts';
import { soon } from './steps.ts';

const escaped = (text: string): string => text.replaceAll(/[.+/]/g, '\\$&');

/** Whether whoever walks can read the letters that are sent. On one machine they stay on a page; in AWS they are sent. */
export async function canReadLetters(url: string): Promise<boolean> {
  const { status } = await fetch(new URL('/dev/mail', url));
  return status === 200;
}

/** Opens the link of the letter that asks whether the address is theirs. */
export async function confirmAddress(url: string, person: Person): Promise<void> {
  const link = new RegExp(`<dd>${escaped(person.email)}</dd>[^]*?${escaped(confirmEmailPage)}#([A-Za-z0-9_-]+)`);
  const token = await soon(async () => {
    const page = await (await fetch(new URL('/dev/mail', url))).text();
    const [, found] = link.exec(page) ?? [];
    ok(found, `There is no letter to ${person.email} yet.`);
    return found;
  });
  await person.call('confirmEmail', { body: { token } });
}
