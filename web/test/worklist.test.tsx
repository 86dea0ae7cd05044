import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { suggestedDay } from '#shared/domain/people/suggested-day.ts';
import { booked, todayHere } from '#web/src/lib/dates.ts';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { listen } from './listening.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** How a user completes the waiting work, one kind after the other, without leaving the list. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

const today = todayIn(usualZone, new Date());
/** Tomorrow by the clock of the browser, as the page shows it. */
const tomorrow = addDays(todayHere(), 1);
const rows = () => screen.queryAllByRole('button', { name: /^(Set .+|Review|Approve|Request|Start|Change date): / });
/** Returns the button that opens the calendar in a row whose first button names a day. */
const otherDay = (first: HTMLElement): HTMLElement =>
  within(first.closest('li') as HTMLElement).getByRole('button', { name: /^Other day: / });
const apply = (jobId: string) =>
  installer.post(`/api/jobs/${jobId}/apply`, { message: 'Happy to help', leadTimeDays: 7 });

/** Opens the date in the row and waits for its form, which suggests a day. */
async function openTheDate(opener: HTMLElement): Promise<ReturnType<typeof within>> {
  await userEvent.click(opener);
  const place = within(await screen.findByRole('group', { name: /^Installation date: / }));
  await place.findByLabelText(/^Installation date/);
  return place;
}

async function setTheDate(first: HTMLElement, day: string): Promise<void> {
  const place = await openTheDate(otherDay(first));
  const field = place.getByLabelText(/^Installation date/);
  await userEvent.clear(field);
  await userEvent.type(field, day);
  await userEvent.click(place.getByRole('button', { name: 'Confirm date' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Installation date: / })).toBeNull());
}

describe('a worklist', () => {
  it('is completed in place: a row disappears with its work, the focus moves on, and the end names the next work', async () => {
    const first = await awardedJob(retailer, installer);
    const second = await awardedJob(retailer, installer);
    browseAs(retailer);
    openApp('/worklist?kind=dates');
    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs without a date' })).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByRole('link', { name: '2 jobs without a date', current: 'page' })).toBeVisible();

    const [top] = rows();
    await setTheDate(top as HTMLElement, tomorrow);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveFocus();
    expect((await retailer.get(`/api/jobs/${first}`)).body.job.installationDate).toBe(tomorrow);

    await setTheDate(rows()[0] as HTMLElement, tomorrow);
    expect(await screen.findByText('All clear. Next: 2 installations tomorrow.')).toHaveFocus();
    expect((await retailer.get(`/api/jobs/${second}`)).body.job.status).toBe('booked');
  });

  it('sets the first day without a conflict with one press, by keyboard alone', async () => {
    const [first, second] = [await awardedJob(retailer, installer), await awardedJob(retailer, installer)];
    await app.settle();
    const firstPlan = (await retailer.get(`/api/jobs/${first}/schedule-plan`)).body.plan;
    browseAs(retailer);
    openApp('/worklist?kind=dates');
    await waitFor(() => expect(rows()).toHaveLength(2));
    const day = suggestedDay(firstPlan)?.day ?? '';
    const named = `Set ${booked(day, 'weekday')}: `;
    await waitFor(() => expect(rows()[0]).toHaveAccessibleName(expect.stringContaining(named)));
    expect(screen.getAllByText('First weekday still free after their lead time')).toHaveLength(2);
    // Only the first row has a filled button.
    expect(rows()[0]?.className).not.toBe(rows()[1]?.className);
    rows()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveFocus();
    expect((await retailer.get(`/api/jobs/${first}`)).body.job.installationDate).toBe(day);

    // The installer is booked on that day now, so the next suggestion is another one.
    expect(rows()[0]).not.toHaveAccessibleName(expect.stringContaining(named));
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.keyboard('{Enter}');
    const end = await screen.findByText(/^All clear\./);
    await waitFor(() => expect(end).toHaveFocus());
    const later = (await retailer.get(`/api/jobs/${second}`)).body.job.installationDate;
    expect(later > day).toBe(true);
    for (const id of [first, second])
      await retailer.post(`/api/jobs/${id}/cancel`, { reason: 'The customer has changed their mind' });
  });

  it('does not set a suggested day that another retailer has booked since, and suggests the next one', async () => {
    const jobId = await awardedJob(retailer, installer);
    await app.settle();
    browseAs(retailer);
    openApp('/worklist?kind=dates');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-disabled', 'false'));
    const name = rows()[0]?.getAttribute('aria-label') ?? '';
    const day = suggestedDay((await retailer.get(`/api/jobs/${jobId}/schedule-plan`)).body.plan)?.day;
    const rival = await app.retailer();
    const theirs = await awardedJob(rival, installer);
    await rival.post(`/api/jobs/${theirs}/schedule`, { installationDate: day });
    await app.settle();

    await userEvent.click(rows()[0] as HTMLElement);
    expect(await screen.findByText('Failed to schedule')).toBeVisible();
    await waitFor(() => expect(rows()[0]).not.toHaveAccessibleName(name));
    expect((await retailer.get(`/api/jobs/${jobId}`)).body.job.status).toBe('accepted');
    await retailer.post(`/api/jobs/${jobId}/cancel`, { reason: 'The customer has changed their mind' });
  });

  it('names the job once above its applicants', async () => {
    const second = await app.installer({ companyName: 'Third Electrical' });
    const jobId = await postJob(retailer, { address: '5 Group Street, Castle Hill NSW 2154' });
    await second.post(`/api/jobs/${jobId}/apply`, { message: 'Happy to help', leadTimeDays: 9 });
    await apply(jobId);
    browseAs(retailer);
    openApp('/worklist?kind=applications');
    const links = await screen.findAllByRole('link', { name: /5 Group Street/ });
    expect(links.map(({ textContent }) => textContent?.startsWith('Also for '))).toEqual([false, true]);
    await retailer.delete(`/api/jobs/${jobId}`);
  });

  it('closes the date of a row with Escape or with its button, one row at a time, and returns the focus', async () => {
    const jobs = [await awardedJob(retailer, installer), await awardedJob(retailer, installer)];
    browseAs(retailer);
    openApp('/worklist?kind=dates');
    await waitFor(() => expect(rows()).toHaveLength(2));
    const [top, bottom] = rows() as [HTMLElement, HTMLElement];
    const places = () => screen.queryAllByRole('group', { name: /^Installation date: / });
    await openTheDate(otherDay(top));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm date' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(places()).toHaveLength(0);
    expect(otherDay(top)).toHaveFocus();
    await openTheDate(otherDay(top));
    await openTheDate(otherDay(bottom));
    expect(places()).toHaveLength(1);
    const expanded = [top, bottom].map((first) => otherDay(first).getAttribute('aria-expanded'));
    expect(expanded).toEqual(['false', 'true']);
    await userEvent.click(otherDay(bottom));
    expect(places()).toHaveLength(0);
    for (const id of jobs)
      await retailer.post(`/api/jobs/${id}/cancel`, { reason: 'The customer has changed their mind' });
  });

  it('awards a job with two presses, and the question shows the terms and the message', async () => {
    const second = await app.installer({ companyName: 'Second Electrical' });
    const jobId = await postJob(retailer);
    await second.post(`/api/jobs/${jobId}/apply`, { message: 'The week after next suits us', leadTimeDays: 9 });
    await apply(jobId);
    browseAs(retailer);
    openApp('/worklist?kind=applications');
    await userEvent.click(await screen.findByRole('button', { name: /^Accept: .*Second Electrical$/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Accept Second Electrical?' }));
    expect(await question.findByText('9 days')).toBeVisible();
    for (const label of ['Price', 'Distance']) expect(question.getByText(label)).toBeVisible();
    expect(question.getByText('The week after next suits us')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Accept application' }));
    const end = await screen.findByText('All clear. Next: 1 job without a date.');
    await waitFor(() => expect(end).toHaveFocus());
    expect((await retailer.get(`/api/jobs/${jobId}`)).body.job.assignedInstallerId).toBe(second.userId);
    await retailer.post(`/api/jobs/${jobId}/cancel`, { reason: 'The customer has changed their mind' });
  });

  it('warns of an accreditation that an applicant lacks, and then Review is the main button, in its usual place', async () => {
    const [lacking, fitting] = [await postJob(retailer, { requiredLicenses: ['Off-Grid'] }), await postJob(retailer)];
    for (const id of [lacking, fitting]) await apply(id);
    browseAs(retailer);
    openApp('/worklist?kind=applications');
    const accept = await screen.findAllByRole('button', { name: /^Accept: / });
    const row = within(accept[0]?.closest('li') as HTMLElement);
    expect(row.getByText('No Off-Grid accreditation')).toBeVisible();
    expect(screen.getAllByText(/accreditation$/)).toHaveLength(1);
    const [first, second] = accept as [HTMLElement, HTMLElement];
    const review = row.getByRole('button', { name: /^Review: / });
    const reviews = screen.getAllByRole('button', { name: /^Review: / });
    for (const [index, each] of accept.entries())
      expect(reviews[index]?.compareDocumentPosition(each)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(review.className).toBe(second.className);
    expect(second.className).not.toBe(first.className);
    expect(row.getByRole('link')).toHaveTextContent('$4,200.50 ex GST');
    await userEvent.click(first);
    const question = within(await screen.findByRole('dialog', { name: /^Accept / }));
    const gap = await question.findByText("This job needs Off-Grid accreditation, which isn't in their profile.");
    expect(gap.compareDocumentPosition(question.getByText('Price'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(question.getByRole('list', { name: 'Credentials' })).toHaveTextContent(
      /Not provided: electrical licence NSW, /,
    );
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    for (const id of [lacking, fitting]) await retailer.delete(`/api/jobs/${id}`);
  });

  it('says that an application was withdrawn, instead of the question', async () => {
    const jobId = await postJob(retailer);
    await apply(jobId);
    browseAs(retailer);
    openApp('/worklist?kind=applications');
    const accept = await screen.findByRole('button', { name: /^Accept: / });
    await installer.post(`/api/applications/${jobId}.${installer.userId}/withdraw`, {});
    await userEvent.click(accept);
    const question = within(await screen.findByRole('dialog', { name: /^Accept / }));
    expect(await question.findByText(/^This application was withdrawn/)).toBeVisible();
    expect(question.queryByRole('button', { name: 'Accept application' })).toBeNull();
    await retailer.delete(`/api/jobs/${jobId}`);
  });

  it('marks the notifications of a job as read when its date opens in the row', async () => {
    const jobId = await awardedJob(retailer, installer);
    await app.settle();
    const unread = async () => (await retailer.get(`/api/jobs/${jobId}`)).body.job.viewer.unreadNotifications ?? [];
    expect((await unread()).length).toBeGreaterThan(0);
    browseAs(retailer);
    openApp('/worklist?kind=dates');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await openTheDate(otherDay(rows()[0] as HTMLElement));
    await waitFor(async () => expect(await unread()).toHaveLength(0));
    await retailer.post(`/api/jobs/${jobId}/cancel`, { reason: 'The customer has changed their mind' });
  });

  it('links to other work that waits', async () => {
    const applied = await postJob(retailer);
    await apply(applied);
    const undated = await awardedJob(retailer, installer);
    browseAs(retailer);
    openApp('/worklist');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(rows()[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Applications' });
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Reject: / }));
    await userEvent.click(within(dialog).getByRole('button', { name: /close/i }));
    expect(await screen.findByText('All clear. Next: 1 job without a date.')).toBeVisible();

    await userEvent.click(screen.getByRole('link', { name: 'Jobs without a date' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs without a date' })).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(1));
    await retailer.post(`/api/jobs/${undated}/cancel`, { reason: 'The customer has changed their mind' });
    await retailer.delete(`/api/jobs/${applied}`);
  });

  it('marks the notifications of a job as read when its dialog opens, and sends nothing if all are read', async () => {
    const jobId = await postJob(retailer);
    await apply(jobId);
    await app.settle();
    const unread = async () => (await retailer.get(`/api/jobs/${jobId}`)).body.job.viewer.unreadNotifications ?? [];
    expect(await unread()).toHaveLength(1);
    browseAs(retailer);
    const sent = listen();
    const marks = () => sent.filter(({ path }) => path.endsWith('/notifications/read-all'));
    openApp('/worklist');
    await waitFor(() => expect(rows()).toHaveLength(1));
    const openAndClose = async () => {
      await userEvent.click(rows()[0] as HTMLElement);
      await within(await screen.findByRole('dialog', { name: 'Applications' })).findByRole('button', {
        name: /^Accept: /,
      });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await openAndClose();
    await waitFor(async () => expect(await unread()).toHaveLength(0));
    await openAndClose();
    expect(marks()).toHaveLength(1);
    await retailer.delete(`/api/jobs/${jobId}`);
  });

  it('says that another user was faster, and removes the row', async () => {
    const jobId = await awardedJob(retailer, installer);
    browseAs(retailer);
    openApp('/worklist?kind=dates');
    await waitFor(() => expect(rows()).toHaveLength(1));
    const place = await openTheDate(otherDay(rows()[0] as HTMLElement));
    await installer.post(`/api/jobs/${jobId}/start`, { installationDate: today });
    await userEvent.click(place.getByRole('button', { name: 'Confirm date' }));
    await screen.findByText('Failed to schedule');
    await waitFor(() => expect(rows()).toHaveLength(0));
    const { job } = (await retailer.get(`/api/jobs/${jobId}`)).body;
    expect([job.status, job.installationDate]).toEqual(['in_progress', today]);
  });

  it('says that a job is no longer open, instead of a dialog with outdated data', async () => {
    const second = await app.installer();
    const jobId = await postJob(retailer, { isPublic: false });
    await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [second.userId, installer.userId] });
    browseAs(second);
    openApp('/worklist?kind=offers');
    const accept = await screen.findByRole('button', { name: /^Accept: / });
    await installer.post(`/api/jobs/${jobId}/accept`, {});
    await userEvent.click(accept);
    expect(await screen.findByRole('dialog', { name: 'This job is no longer open to you' })).toBeVisible();
  });

  it('without an invitation leads an installer to Find work', async () => {
    const idle = await app.installer();
    browseAs(idle);
    openApp('/worklist?kind=offers');
    expect(await screen.findByText('No invitations to answer.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Find work' })).toHaveAttribute(
      'href',
      '/find-work',
    );
  });

  it('of an installer has the returned work, and links to it', async () => {
    const jobId = await awardedJob(retailer, installer, { requirements: [] });
    await installer.post(`/api/jobs/${jobId}/start`, { installationDate: today });
    await installer.post(`/api/jobs/${jobId}/complete`, {});
    await retailer.post(`/api/jobs/${jobId}/return`, { reason: 'A cable hangs down' });
    browseAs(installer);
    openApp('/worklist?kind=returned');
    const see = await screen.findByRole('link', { name: /^Finish the work: / });
    expect(see).toHaveAttribute('href', `/jobs/${jobId}#requirements`);
    expect(screen.getByText('The work as a whole')).toBeVisible();
  });

  describe('of days that have passed', () => {
    afterEach(() => {
      vi.useRealTimers();
    });
    /** Runs a step of the server with its clock set back by this many hours. */
    async function hoursAgo<T>(hours: number, run: () => Promise<T>): Promise<T> {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hours * 3_600_000 });
      try {
        return await run();
      } finally {
        vi.useRealTimers();
      }
    }
    const due = addDays(today, -2);
    const overdueJob = () =>
      hoursAgo(72, async () => {
        const id = await awardedJob(retailer, installer);
        await retailer.post(`/api/jobs/${id}/schedule`, { installationDate: due });
        return id;
      });

    it('offers the owner of an overdue job a new date in its row, and the phone of the installer', async () => {
      const jobId = await overdueJob();
      browseAs(retailer);
      openApp('/worklist?kind=overdue');
      expect(await screen.findByRole('heading', { level: 1, name: 'Overdue installations' })).toBeVisible();
      expect(await screen.findByText(`Installation was due on ${booked(due, 'weekday')}`)).toBeVisible();
      expect(screen.getByRole('button', { name: /^Show phone of / })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Start: / })).toBeNull();
      const place = await openTheDate(screen.getByRole('button', { name: /^Change date: / }));
      await userEvent.click(place.getByRole('button', { name: 'Change date' }));
      const end = await screen.findByText(/^All clear\./);
      await waitFor(() => expect(end).toHaveFocus());
      const { job } = (await retailer.get(`/api/jobs/${jobId}`)).body;
      expect(job.installationDate > today).toBe(true);
      await retailer.post(`/api/jobs/${jobId}/cancel`, { reason: 'The customer has changed their mind' });
    });

    it('lets the installer of an overdue job start it today with two presses, or change its date', async () => {
      const jobId = await overdueJob();
      browseAs(installer);
      openApp('/worklist?kind=overdue');
      expect(await screen.findByRole('button', { name: /^Change date: / })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Show phone of / })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: /^Start: / }));
      await userEvent.click(await screen.findByRole('button', { name: 'Start today' }));
      const end = await screen.findByText(/^All clear\./);
      await waitFor(() => expect(end).toHaveFocus());
      const { job } = (await retailer.get(`/api/jobs/${jobId}`)).body;
      expect([job.status, job.installationDate]).toEqual(['in_progress', today]);
    });

    it('leads from a job without applicants to its invitations', async () => {
      const jobId = await hoursAgo(30, () => postJob(retailer));
      browseAs(retailer);
      openApp('/worklist?kind=unanswered');
      expect(await screen.findByRole('heading', { level: 1, name: 'Jobs without applicants' })).toBeVisible();
      const invite = await screen.findByRole('link', { name: /^Invite installers: / });
      expect(invite).toHaveAttribute('href', `/jobs/${jobId}/invite`);
      expect(screen.getByText('On Find work')).toBeVisible();
      const row = within(invite.closest('li') as HTMLElement);
      await userEvent.click(row.getAllByRole('link')[0] as HTMLElement);
      const back = await screen.findByRole('link', { name: 'Jobs without applicants' });
      expect(back).toHaveAttribute('href', '/worklist?kind=unanswered');
      await retailer.delete(`/api/jobs/${jobId}`);
    });
  });

  it('shows no work of the other role, even if the URL asks for it', async () => {
    browseAs(installer);
    openApp('/worklist?kind=approvals');
    expect(await screen.findByRole('heading', { level: 1, name: 'Invitations to answer' })).toBeVisible();
  });
});
