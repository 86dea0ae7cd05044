import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guard } from '../src/app/guard.tsx';
import { shownPerson } from '../src/lib/server/person.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp, renderAt } from './render-app.tsx';

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

function as(client: Client | null): void {
  browseAs(client ?? app.client(), client !== null);
}

describe('a guarded page', () => {
  it('waits for the session, then appears', async () => {
    as(installer);
    renderAt('/', <Guard>The page</Guard>);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByText('The page')).toBeVisible();
  });

  it('starts with the signed-in person, even if the browser’s storage is empty', async () => {
    browseAs(retailer, false);
    const Page = () => <p>Begun as {useState(shownPerson)[0] ?? 'no one'}</p>;
    renderAt(
      '/',
      <Guard>
        <Page />
      </Guard>,
    );
    expect(await screen.findByText(/^Begun as/)).toHaveTextContent(`Begun as ${retailer.userId}`);
  });

  it('asks a visitor to sign in and keeps the URL', async () => {
    as(null);
    openApp('/dashboard?tab=all');
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/dashboard?tab=all');
  });

  it('also opens at the short URL for posting a job', async () => {
    as(retailer);
    openApp('/post-job');
    expect(await screen.findByRole('heading', { level: 1, name: 'Post a Job' })).toBeVisible();
    expect(window.location.pathname).toBe('/jobs/create');
  });

  it('refuses the other role with the reason', async () => {
    as(installer);
    openApp('/jobs/create');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(document.title).toBe('Access Denied · SunCrew');
    expect(screen.getByText("You don't have permission to access this page.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('refuses a user who is not an administrator, with the reason', async () => {
    as(retailer);
    renderAt('/', <Guard admin>Secrets</Guard>);
    expect(await screen.findByText('You need administrator privileges to access this page.')).toBeVisible();
    expect(screen.queryByText('Secrets')).toBeNull();
  });
});

describe('a URL', () => {
  it.each(['/Dashboard', '/DASHBOARD/', '/dashboard/'])('%s opens the dashboard', async (path) => {
    as(retailer);
    openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: /dashboard/i })).toBeVisible();
  });

  it('without a page shows Page Not Found with a link to the home page', async () => {
    as(null);
    openApp('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(document.title).toBe('Page Not Found · SunCrew');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});
