import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { awardedJob } from '../../infra/tools/in-process/builders.ts';
import { booked } from '../src/lib/dates.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { inAWeek } from './staged-jobs.ts';

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const day = inAWeek();
const titled = async (title: string): Promise<string> => awardedJob(retailer, installer, { title, requirements: [] });

async function pickAndPlace(title: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Schedule .*${title}`) }));
  expect(screen.getByText(/^Choose a day for/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Schedule on ${booked(day, 'weekday')}`) }));
  return screen.findByRole('dialog', { name: 'Schedule Installation' });
}

describe('the calendar', () => {
  it('sets the date of a job without one after a warning of a clash, and immediately shows both days', async () => {
    await titled('First roof');
    await titled('Second roof');
    browseAs(installer);
    openApp(`/calendar?on=${day}`);
    const first = await pickAndPlace('First roof');
    expect(await within(first).findByText(/With a lead time of 7 days, work is possible from/)).toBeVisible();
    expect(within(first).queryByText(/You already have/)).toBeNull();
    await userEvent.click(within(first).getByRole('button', { name: 'Confirm date' }));
    await screen.findByText('Installation scheduled');
    expect(await screen.findByRole('button', { name: `${booked(day, 'weekday')}, 1 job` })).toBeVisible();

    const second = await pickAndPlace('Second roof');
    expect(
      await within(second).findByText(/^You already have 1 job that day: [A-Z]{2}\d*-\d+ · First roof, .+\.$/),
    ).toBeVisible();
    await userEvent.click(within(second).getByRole('button', { name: 'Confirm date' }));
    expect(await screen.findByRole('button', { name: `${booked(day, 'weekday')}, 2 jobs` })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Schedule / })).toBeNull();
  });

  it('names the customer, the suburb and the installer of each job in the month of a retailer', async () => {
    const id = await titled('Fifth roof');
    const { job } = (await retailer.post(`/api/jobs/${id}/schedule`, { installationDate: day })).body;
    browseAs(retailer);
    openApp(`/calendar?on=${day}`);
    await screen.findByRole('button', { name: new RegExp(`^${booked(day, 'weekday')}, `) });
    const names = `${job.number} · Casey Customer · ${job.suburb} · ${job.assignedInstaller.companyName}`;
    const chip = await screen.findByRole('link', { name: `Booked ${names}` });
    expect(chip).toHaveTextContent(/^Casey Customer$/);
    expect(chip.closest('[title]')).toHaveAttribute('title', names);
  });

  it('lets the retailer move a job in the week, but not to a day in the past', async () => {
    const id = await titled('Third roof');
    expect((await retailer.post(`/api/jobs/${id}/schedule`, { installationDate: day })).status).toBe(200);
    browseAs(retailer);
    openApp(`/calendar?view=week&on=${day}`);
    await userEvent.click(await screen.findByRole('button', { name: /^Reschedule .*Third roof$/ }));
    expect(screen.queryByRole('button', { name: `Schedule on ${booked(day, 'weekday')}` })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    await screen.findAllByText('Nothing booked');
    expect(screen.queryByRole('button', { name: /^Schedule on/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    const [monday] = await screen.findAllByRole('button', { name: /^Schedule on/ });
    await userEvent.click(monday as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Reschedule Installation' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change date' }));
    await screen.findByText('Installation scheduled');
    const { body } = await retailer.get(`/api/jobs/${id}`);
    expect(body.job.installationDate > day).toBe(true);
  });

  it('leads from the top of a phone to the worklist of the jobs without a date', async () => {
    await titled('Sixth roof');
    browseAs(retailer);
    const wide = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.startsWith('(max-width')
        ? Object.assign(new EventTarget() as MediaQueryList, { matches: true })
        : wide(query),
    );
    openApp(`/calendar?on=${day}`);
    const link = await screen.findByRole('link', { name: /^\d+ jobs? without a date$/ });
    expect(link).toHaveAttribute('href', '/worklist?kind=dates');
  });

  it('sets the suggested day of a job without a date with one press, in the order of the waiting work', async () => {
    const id = await titled('Seventh roof');
    await titled('Eighth roof');
    await app.settle();
    const { rows } = (await retailer.get('/api/dashboard/worklist?kind=dates')).body;
    browseAs(retailer);
    openApp(`/calendar?on=${day}`);
    const place = within(await screen.findByRole('region', { name: `Without a date (${rows.length})` }));
    const buttons = () => place.getAllByRole('button', { name: /^Set / });
    expect(await place.findAllByRole('button', { name: /^Set / })).toHaveLength(rows.length);
    const suggested = rows.map((row: { suggestedDay: { day: string } }) => row.suggestedDay.day);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(
      suggested.map((each: string) => `Set ${booked(each, 'weekday')}`),
    );
    const at = rows.findIndex((row: { job: { id: string } }) => row.job.id === id);
    buttons()[at]?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Installation scheduled');
    await waitFor(() => expect(buttons()).toHaveLength(rows.length - 1));
    await waitFor(() => expect(buttons()[at]).toHaveFocus());
    expect((await retailer.get(`/api/jobs/${id}`)).body.job.installationDate).toBe(suggested[at]);
  });

  it('shows the days and the jobs to schedule without the suggestions if those cannot be read', async () => {
    await titled('Ninth roof');
    browseAs(retailer);
    const real = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (String(input).includes('/api/dashboard/worklist')) throw new TypeError('Failed to fetch');
      return real(input, init);
    };
    openApp(`/calendar?on=${day}`);
    expect(await screen.findByRole('button', { name: /^Schedule .*Ninth roof$/ })).toBeVisible();
    expect(
      screen.getByText(/^We couldn't load the suggested days\. Select Schedule, then choose a day\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: new RegExp(`^${booked(day, 'weekday')}`) })).toBeVisible();
    globalThis.fetch = real;
  });

  it('creates the secret URL for another calendar, and revokes it', async () => {
    await installer.post('/api/auth/confirm-password', { password: installer.password });
    browseAs(installer);
    openApp('/calendar');
    await userEvent.click(await screen.findByRole('button', { name: 'Add to my calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
    const address = await screen.findByLabelText<HTMLInputElement>('Calendar link');
    expect(address.value).toMatch(new RegExp(`^http.+/${installer.userId}/[a-z2-7]{26}$`));
    await userEvent.click(screen.getByRole('button', { name: 'Turn off link' }));
    expect(await screen.findByRole('button', { name: 'Create link' })).toBeVisible();
  });

  it('asks before it books a job that is dragged onto a day', async () => {
    await titled('Fourth roof');
    browseAs(retailer);
    openApp(`/calendar?view=week&on=${day}`);
    const button = await screen.findByRole('button', { name: /^Schedule .*Fourth roof$/ });
    const line = button.closest('li') as HTMLElement;
    expect(line).toHaveTextContent(/^[A-Z]+\d*-\d+ · Casey Customer · .+ · New today/);
    expect(line).not.toHaveTextContent('Accepted');
    expect(line).toHaveAttribute('draggable', 'true');
    fireEvent.dragStart(line, { dataTransfer: { setData: () => undefined } });
    const place = await screen.findByRole('button', { name: `Schedule on ${booked(day, 'weekday')}` });
    const target = place.closest('td') as HTMLElement;
    expect(fireEvent.dragOver(target)).toBe(false);
    fireEvent.drop(target);
    expect(await screen.findByRole('dialog', { name: 'Schedule Installation' })).toHaveTextContent('Fourth roof');
  });
});
