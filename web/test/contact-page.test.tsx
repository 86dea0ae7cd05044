import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localSupport } from '../../infra/local/cloud/serving/local-account.ts';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());
beforeEach(() => browseAs(app.client()));

describe('the support address', () => {
  it.each([
    ['/contact', 'About your account or your data', '?subject=My%20account'],
    ['/contact', 'Suspended account', '?subject=Suspended%20account'],
    ['/contact', 'ABN of another company', '?subject=My%20ABN'],
    ['/contact', 'About pricing', '?subject=Pricing'],
    ['/contact', 'Complaints about privacy', '?subject=Privacy%20complaint'],
    ['/privacy', 'Complaints about privacy', '?subject=Privacy%20complaint'],
    ['/privacy', 'Your choices', ''],
  ])('starts an email from %s under "%s"', async (path, heading, subject) => {
    openApp(path);
    const part = (await screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement;
    const link = within(part).getByRole('link', { name: localSupport });
    expect(link).toHaveAttribute('href', `mailto:${localSupport}${subject}`);
  });

  it('is followed by the regulator for complaints about privacy', async () => {
    openApp('/privacy');
    const link = await screen.findByRole('link', { name: 'oaic.gov.au/privacy/privacy-complaints' });
    expect(link).toHaveAttribute('href', 'https://www.oaic.gov.au/privacy/privacy-complaints');
  });
});
