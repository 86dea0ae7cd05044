import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays } from '../../infra/test/harness/days.ts';
import { saaForm, saveCredential } from '../../infra/test/harness/fill-wallet.ts';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let retailer: Client;
beforeAll(async () => {
  app = await startRealApi();
  retailer = await app.retailer();
});
afterAll(() => app.close());

const inNsw = { address: '1 Test Street, Blacktown NSW 2148', requiredLicenses: ['PV'], requirements: [] };
const openAs = (who: Client, path: string) => {
  browseAs(who);
  openApp(path);
};

describe('a day after a credential has expired', () => {
  it('cannot be saved as the installation date, and each party reads why', async () => {
    const sam = await app.installer({ companyName: 'Sunny Side' });
    await saveCredential(sam, 'saa', saaForm(inDays(10)));
    const id = await awardedJob(retailer, sam, inNsw);
    for (const [who, sentence] of [
      [sam, /^The last valid day of your SAA accreditation is .* update your credentials\.$/],
      [retailer, /^The last valid day of Sunny Side's SAA accreditation is .* ask them to update their credentials\.$/],
    ] as const) {
      openAs(who, `/jobs/${id}`);
      await userEvent.click((await screen.findAllByRole('button', { name: 'Schedule' }))[0] as HTMLElement);
      const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Installation' }));
      const date = await dialog.findByLabelText(/^Installation date/);
      fireEvent.change(date, { target: { value: inDays(11) } });
      expect(await dialog.findByText(sentence)).toBeVisible();
      expect(dialog.queryAllByRole('link', { name: 'Open your credentials' })).toHaveLength(who === sam ? 1 : 0);
      expect(dialog.getByRole('button', { name: 'Confirm date' })).toBeDisabled();
      fireEvent.change(date, { target: { value: inDays(10) } });
      expect(dialog.getByRole('button', { name: 'Confirm date' })).toBeEnabled();
      cleanup();
    }
  });
});

describe('before an installer commits to a job that requires credentials', () => {
  it('the dialog names the missing credentials, and lets the installer continue', async () => {
    const sam = await app.installer();
    const id = await postJob(retailer, { ...inNsw, isPublic: true, credentialsRequired: true });
    openAs(sam, `/jobs/${id}`);
    expect(await screen.findByText('Required on the installation date')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply for this job' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Job' }));
    expect(await dialog.findByText(/^This job requires your electrical licence NSW/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Update your credentials' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Lead time/), '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Application' }));
    await screen.findByText(/^Application submitted/i);
  });
});
