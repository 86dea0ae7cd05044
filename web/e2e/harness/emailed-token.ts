import { expect, test } from '@playwright/test';
import { readEmailedToken } from '#infra/tools/verify/confirm.ts';
import { paths } from '#shared/pages.ts';
import type { Person } from './people.ts';

/** Returns the token of the link that a person got by email: to confirm their address, or to join a company. It arrives a moment later. */
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
