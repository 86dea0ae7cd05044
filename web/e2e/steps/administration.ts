import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { lookAtBothWidths } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { lookAtThePage } from './wandering.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** Makes the person an administrator with the operator's command, because no page or call can do this. */
export async function becomeAnAdministrator({ email }: Person): Promise<void> {
  const words = ['infra/tools/admin.ts', 'grant', email, '--data-dir', process.env.E2E_DATA_DIR ?? ''];
  await promisify(execFile)(process.execPath, ['--import', 'tsx', ...words], { cwd: project });
}

const widest = ['Installers', 'Health'];
const others = ['Retailers', 'Jobs', 'Verification', 'Reports', 'Audit'];

/** In the everyday run, checks the widest table and the page with the longest texts. With E2E_EVERYBODY, checks every screen. */
export async function lookAtTheAdministration(person: Person): Promise<void> {
  const { page } = person;
  for (const title of process.env.E2E_EVERYBODY ? [...widest, ...others] : widest)
    await lookAtThePage(person, `/admin/${title.toLowerCase()}`, title);
  await page.goto('/admin');
  // Earlier tests may have registered other people.
  await expect(page.getByRole('region', { name: 'Total Installers' }).getByText(/^[1-9]\d*$/)).toBeVisible();
  await lookAtBothWidths(person, 'admin portal');
}
