import { paths } from '#shared/pages.ts';
import { mailPageTitle } from '../../local/cloud/mail-page.ts';
import type { Person } from './people.ts';
import { soon } from './steps.ts';

const escaped = (text: string): string => text.replaceAll(/[.+/]/g, '\\$&');
const fetchEmails = (url: string, to = ''): Promise<Response> =>
  fetch(new URL(`/dev/mail?${new URLSearchParams({ to })}`, url));

/**
 * Tells whether this program can read emails. On one machine, `/dev/mail` shows them. In AWS, that path shows the application.
 */
export const canReadEmails = async (url: string): Promise<boolean> =>
  (await (await fetchEmails(url)).text()).includes(`<title>${mailPageTitle}</title>`);

/** Returns the token of the link to a page in an email to this address. Throws if there is none yet. */
export async function readEmailedToken(url: string, email: string, page: string): Promise<string> {
  const link = new RegExp(`<dd>${escaped(email)}</dd>[^]*?${escaped(page)}#([A-Za-z0-9_-]+)`);
  const [, token] = link.exec(await (await fetchEmails(url, email)).text()) ?? [];
  if (token === undefined) throw new Error(`There is no email to ${email} yet.`);
  return token;
}

/** Confirms a person's email address with the link in their email, as soon as the email is sent. */
export async function confirmAddress(url: string, person: Person): Promise<void> {
  const token = await soon(() => readEmailedToken(url, person.email, paths.confirmEmail));
  await person.call('confirmEmail', { body: { token } });
}
