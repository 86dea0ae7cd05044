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
  it.each(['About your account or your data', 'Suspended, or your ABN is taken', 'About pricing'])(
    'starts an email from the Contact page under "%s"',
    async (heading) => {
      openApp('/contact');
      const part = (await screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement;
      expect(within(part).getByRole('link', { name: localSupport })).toHaveAttribute('href', `mailto:${localSupport}`);
    },
  );

  it('starts an email from the Privacy page', async () => {
    openApp('/privacy');
    expect(await screen.findByRole('link', { name: localSupport })).toHaveAttribute('href', `mailto:${localSupport}`);
  });
});
