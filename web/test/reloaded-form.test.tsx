import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fieldCalled, findNotice, notice, typeADescription } from './draft-steps.ts';
import { typed } from './places-of-forms.ts';
import { type App, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

/** Reloads the page: the document says that it was reloaded, and its scripts run again. */
async function reloadAt(path: string): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  const entry = { type: 'reload', name: `${window.location.origin}${path}` } as PerformanceNavigationTiming;
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  onTestFinished(() => entries.mockRestore());
  openApp(path);
}

describe('a form on a page that is reloaded', () => {
  it('immediately shows the typed text, and asks again if the user returns from another page', async () => {
    await typeADescription(await app.retailer());
    await reloadAt('/jobs/create');
    await waitFor(async () => expect(await fieldCalled(/^Description$/)).toHaveValue(typed));
    expect(await findNotice()).toHaveTextContent('These are your unsaved changes from');
    cleanup();
    openApp('/jobs/create');
    expect(await findNotice()).toHaveTextContent('You have unsaved changes from');
    expect(await fieldCalled(/^Description$/)).toHaveValue('');
    expect(notice()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore changes' })).toBeVisible();
  });
});
