import { expect, test } from '@playwright/test';
import { readEmailedToken } from '#infra/tools/verify/confirm.ts';
import { paths } from '#shared/pages.ts';
import type { Person } from './people.ts';

/** Waits for an email with a link to confirm an email address or to join a company. Returns the token of the link. */
export async function emailedTokenOf(
  { email }: Pick<Person, 'email'>,
  page: string = paths.confirmEmail,
): Promise<string> {
  let token = '';
  await expect(async () => {
    token = await readEmailedToken(test.info().project.use.baseURL ?? '', email, page);
  }).toPass();
  return token;
}
