import { expect, test } from '@playwright/test';
import { readConfirmation } from '#infra/tools/verify/confirm.ts';
import type { Person } from './people.ts';

/** Returns the token of the link that confirms this person's email address. The email arrives a moment after the registration. */
export async function emailedTokenOf({ email }: Person): Promise<string> {
  let token = '';
  await expect(async () => {
    token = await readConfirmation(test.info().project.use.baseURL ?? '', email);
  }).toPass();
  return token;
}
