import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobForm, postJob } from '../../infra/tools/in-process/builders.ts';
import { pressInJobActions } from './job-actions.ts';
import { listen } from './listening.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** The texts that both parties read about invitations and applications. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

const nextStep = async () => within(await screen.findByRole('region', { name: 'Next step' }));

describe('the message of an invitation', () => {
  const message = 'Steep roof.\nPlease bring two people.';
  const typed = (_: string, element: Element | null) => element?.tagName === 'BLOCKQUOTE';

  it('is shown to the installer on the page of the job and in the row of the dashboard, and to its owner', async () => {
    const id = await postJob(retailer, { isPublic: false });
    await retailer.post(`/api/jobs/${id}/invites`, { installerIds: [installer.userId], message });

    browseAs(installer);
    openApp(`/jobs/${id}`);
    const step = await nextStep();
    expect((await step.findByText(typed)).textContent).toBe(message);
    expect(step.getByText(/^Message from /)).toBeVisible();
    cleanup();

    openApp('/dashboard?tab=offered');
    expect(await screen.findByText(/Please bring two people/)).toBeVisible();
    cleanup();

    browseAs(retailer);
    openApp(`/jobs/${id}/invite`);
    const list = within(await screen.findByRole('region', { name: 'Invited so far' }));
    expect((await list.findByText(typed)).textContent).toBe(message);
    cleanup();
  });
});

it('an installer withdraws an application after one question, which names the consequences', async () => {
  const id = await postJob(retailer);
  await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3, message: 'Two crews' });
  browseAs(installer);
  openApp(`/jobs/${id}`);
  const ask = async () => {
    await userEvent.click(await (await nextStep()).findByRole('button', { name: 'Withdraw application' }));
    return within(await screen.findByRole('alertdialog', { name: 'Withdraw application' }));
  };
  let dialog = await ask();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^We'll withdraw your application and tell /),
    "You'll be able to apply again while the job is open, with a new message and lead time.",
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Keep application' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await installer.get(`/api/jobs/${id}`)).body.job.viewer.application).toMatchObject({ status: 'applied' });
  dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByText('Application withdrawn')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await (await nextStep()).findByRole('button', { name: 'Apply for this job' })).toBeVisible();
  expect((await installer.get(`/api/jobs/${id}`)).body.job.viewer.application).toBeNull();
});

it('an applicant for a private job reads that they will no longer see it once they withdraw', async () => {
  const id = await postJob(retailer);
  await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
  expect((await retailer.put(`/api/jobs/${id}`, jobForm({ isPublic: false }))).status).toBe(200);
  browseAs(installer);
  openApp(`/jobs/${id}`);
  await userEvent.click(await (await nextStep()).findByRole('button', { name: 'Withdraw application' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw application' }));
  expect(dialog.getByText("You'll no longer see this job.")).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByText('Application withdrawn')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect((await installer.get(`/api/jobs/${id}`)).status).toBe(404);
});

it('a retailer searches installers for a public job, and the selected ones stay visible', async () => {
  const [first, second] = await Promise.all([
    app.installer({ companyName: 'Quokka Solar', location: 'Perth WA 6000' }),
    app.installer({ companyName: 'Wombat Electrical', location: 'Perth WA 6000' }),
  ]);
  await app.settle();
  const id = await postJob(retailer, { isPublic: true });
  browseAs(retailer);
  openApp(`/jobs/${id}/invite`);
  const search = await screen.findByRole('searchbox', { name: 'Search installers' });
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
  await userEvent.type(search, 'quokka');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Wombat/ })).toBeNull());
  await userEvent.click(await screen.findByRole('checkbox', { name: /Quokka Solar/ }));
  expect(screen.getByRole('link', { name: 'View Profile of Quokka Solar' })).toHaveAttribute(
    'href',
    `/installers/${first.userId}`,
  );
  await userEvent.clear(search);
  await userEvent.type(search, 'wombat');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Wombat Electrical/ }));
  const tray = within(screen.getByRole('group', { name: 'Chosen installers' }));
  expect(tray.getAllByRole('button')).toHaveLength(2);
  await userEvent.clear(search);
  await userEvent.type(search, 'nothing like it');
  expect(await screen.findByText('No installer matches "nothing like it"')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Invite 2 installers' }));
  const invited = within(await screen.findByRole('region', { name: 'Invited so far' }));
  expect(await invited.findByText('Quokka Solar')).toBeVisible();
  const { invites } = (await retailer.get(`/api/jobs/${id}/invites`)).body;
  expect(new Set(invites.map((each: { installerId: string }) => each.installerId))).toEqual(
    new Set([first.userId, second.userId]),
  );
  cleanup();
});

it('a retailer shows the installers further away by a press, and sees no list of invitations before the first one', async () => {
  await app.installer({ companyName: 'Bilby Solar', location: 'Perth WA 6000' });
  await app.installer({ companyName: 'Possum Solar', location: 'Parramatta NSW 2150' });
  await app.settle();
  const id = await postJob(retailer, { isPublic: true });
  browseAs(retailer);
  openApp(`/jobs/${id}/invite`);
  expect(await screen.findByRole('checkbox', { name: /Possum Solar/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Bilby Solar/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Invited so far' })).toBeNull();
  expect(screen.getByText(/ is outside the working radius of \d+ installers?$/)).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'Show installers further away' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(screen.getByRole('checkbox', { name: /Bilby Solar/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide installers further away' })).toBe(toggle);
  cleanup();
});

it('a retailer reads in one line that no installer left to invite covers the job', async () => {
  const far = await app.installer({ companyName: 'Quoll Solar', location: 'Perth WA 6000' });
  await app.settle();
  const id = await postJob(retailer, { isPublic: true });
  const { installers } = (await retailer.get(`/api/jobs/${id}/candidates`)).body;
  const near: { id: string; fit: { reach: string } }[] = installers;
  const installerIds = near.filter(({ fit }) => fit.reach !== 'outside').map((each) => each.id);
  expect((await retailer.post(`/api/jobs/${id}/invites`, { installerIds })).status).toBeLessThan(300);
  browseAs(retailer);
  openApp(`/jobs/${id}/invite?installer=${far.userId}`);
  expect(await screen.findByText(/^No installer left to invite works as far as /)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Outside their working radius' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Quoll Solar/ })).toBeVisible();
  cleanup();
});

it('a retailer who invites reads who has applied, with a link to the applications instead of a checkbox', async () => {
  const applicant = await app.installer({ companyName: 'Numbat Solar', location: 'Perth WA 6000' });
  await app.settle();
  const id = await postJob(retailer, { isPublic: true });
  await applicant.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
  browseAs(retailer);
  openApp(`/jobs/${id}/invite?q=numbat&installer=${applicant.userId}`);
  const applied = within(await screen.findByRole('group', { name: 'Installers who have applied' }));
  expect(applied.getByRole('link', { name: 'Review applications' })).toHaveAttribute(
    'href',
    `/jobs/${id}#applications`,
  );
  expect(applied.getByRole('link', { name: 'Numbat Solar' })).toHaveAttribute(
    'href',
    `/installers/${applicant.userId}`,
  );
  expect(screen.queryByRole('heading', { name: 'Outside their working radius' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /Numbat Solar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
  expect(screen.getByText('Choose at least one installer in the list to invite them.')).toBeVisible();
  cleanup();
});

describe('an installer who was not chosen', () => {
  it('reads that on the page of the job and in the list of their jobs, and in Find Work that they have applied', async () => {
    const id = await postJob(retailer, { title: 'Twelve panels for Mona' });
    await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    await retailer.put(`/api/applications/${id}.${installer.userId}`, { status: 'rejected' });
    browseAs(installer);
    openApp(`/jobs/${id}`);
    const step = await nextStep();
    expect(step.getByText('You were not chosen')).toBeVisible();
    expect(step.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
    cleanup();

    openApp('/jobs');
    expect((await screen.findAllByText('Not chosen'))[0]).toBeVisible();
    cleanup();

    openApp('/find-work');
    const card = (await screen.findByText('Twelve panels for Mona')).closest('li');
    expect(within(card as HTMLElement).getByText('Already Applied')).toBeVisible();
    cleanup();
  });

  it('with a link also reads that they have applied', async () => {
    const id = await postJob(retailer, { isPublic: false });
    const { shareToken } = (await retailer.post(`/api/jobs/${id}/share`, {})).body;
    await installer.get(`/api/jobs/shared/${shareToken}`);
    await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    browseAs(installer);
    openApp(`/jobs/${id}`);
    const step = await nextStep();
    expect(step.getByRole('button', { name: 'Accept job' })).toBeEnabled();
    expect(step.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
    cleanup();
  });
});

describe('an installer who left the job', () => {
  it('is shown as withdrawn to the owner, who can neither accept nor reject them', async () => {
    const id = await postJob(retailer);
    await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    await retailer.put(`/api/applications/${id}.${installer.userId}`, { status: 'accepted' });
    await installer.post(`/api/jobs/${id}/unassign`, {});
    browseAs(retailer);
    openApp(`/jobs/${id}`);
    await pressInJobActions(/^View Applications/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Withdrawn')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Accept/ })).toBeDisabled();
    expect(dialog.getByRole('button', { name: /^Reject/ })).toBeDisabled();
    cleanup();
  });
});

describe('an application that the owner reads', () => {
  it('is marked as viewed once, which the applicant sees, and the dialog over the page reads no data again', async () => {
    const id = await postJob(retailer);
    await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    browseAs(retailer);
    const sent = listen();
    openApp(`/jobs/${id}`);
    const section = within(await screen.findByRole('region', { name: 'Applications' }));
    await waitFor(() => expect(section.getByText('· Reviewed')).toBeVisible());
    const reads = () => sent.filter(({ path }) => path.endsWith('/applications'));
    const before = reads().length;
    await pressInJobActions('View Applications, 1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Applications' }));
    expect(dialog.getByRole('button', { name: /^Accept: / })).toBeEnabled();
    expect(reads()).toHaveLength(before);
    expect(sent.filter(({ path }) => path.endsWith('/review'))).toHaveLength(1);
    cleanup();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    expect(await (await nextStep()).findByText(/^Seen by /)).toBeVisible();
    cleanup();
  });

  it('shows the facts for the choice, and is accepted after one question', async () => {
    const own = await app.retailer();
    const earlier = await postJob(own);
    await installer.post(`/api/jobs/${earlier}/apply`, { leadTimeDays: 3 });
    await own.put(`/api/applications/${earlier}.${installer.userId}`, { status: 'accepted' });
    const id = await postJob(own, { priceExGst: 4200 });
    await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 12, message: 'We are nearby.' });
    await app.settle();
    browseAs(own);
    const user = userEvent.setup();
    openApp(`/jobs/${id}`);
    const section = within(await screen.findByRole('region', { name: 'Applications' }));
    const fact = (label: string) => section.getByText(label).nextElementSibling?.textContent;
    expect(await section.findByText('We are nearby.')).toBeVisible();
    expect(['Price ex GST', 'Lead time', 'Rating', 'Jobs'].map(fact)).toEqual([
      '$4,200.00',
      '12 days',
      'New',
      '1 with you, 0 completed',
    ]);
    expect(fact('Distance')).toMatch(/^\d+ km/);
    expect(fact('Accredited for')).toContain('PV');
    const accept = section.getByRole('button', { name: /^Accept: / });
    await user.click(accept);
    const question = within(await screen.findByRole('dialog', { name: 'Accept Sunny Side Electrical?' }));
    expect((await question.findByRole('list', { name: 'Credentials' })).textContent).toContain(
      'SAA accreditation: not checked yet',
    );
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await own.get(`/api/jobs/${id}`)).body.job.status).toBe('posted');
    await user.click(accept);
    await user.click(await screen.findByRole('button', { name: 'Accept application' }));
    expect(await screen.findByText('Application accepted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Applications' })).toBeNull());
    expect((await own.get(`/api/jobs/${id}`)).body.job.status).toBe('accepted');
    cleanup();
  });
});

it('the button that accepts an applicant with an objection is not filled', async () => {
  const own = await app.retailer();
  const lookOfAccept = async (job: Record<string, unknown>) => {
    const id = await postJob(own, job);
    await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    browseAs(own);
    openApp(`/jobs/${id}`);
    const section = within(await screen.findByRole('region', { name: 'Applications' }));
    const [accept, reject] = await Promise.all(
      [/^Accept: /, /^Reject: /].map((name) => section.findByRole('button', { name })),
    );
    cleanup();
    return accept?.className === reject?.className ? 'outlined' : 'filled';
  };
  expect(await lookOfAccept({ requiredLicenses: ['Off-Grid'] })).toBe('outlined');
  expect(await lookOfAccept({})).toBe('filled');
});

describe('the link to the applications to review', () => {
  it('opens the list of applications, without the jobs that have none', async () => {
    const own = await app.retailer();
    const withOne = await postJob(own, { title: 'Panels with an applicant' });
    await postJob(own, { title: 'Panels without one' });
    await installer.post(`/api/jobs/${withOne}/apply`, { leadTimeDays: 3 });
    browseAs(own);
    const user = userEvent.setup();
    openApp('/dashboard');
    expect(await screen.findByText('Panels without one')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /application to review/ }));
    expect(await screen.findByRole('heading', { name: 'Applications to review' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Panels with an applicant/ })).toBeVisible();
    expect(screen.queryByText('Panels without one')).toBeNull();
    cleanup();
  });
});

describe('the rows of a dashboard', () => {
  it('show the street and the customer to the owner and the street to the assigned installer, and names are links', async () => {
    const own = await app.retailer();
    const id = await postJob(own, { customerName: 'Casey Customer', title: 'Panels for Casey' });
    await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    await own.put(`/api/applications/${id}.${installer.userId}`, { status: 'accepted' });
    const { address, number } = (await own.get(`/api/jobs/${id}`)).body.job;
    const [street] = address.split(',');
    browseAs(own);
    openApp('/dashboard?tab=accepted');
    const lead = new RegExp(`^${number} · Casey Customer · ${street} .*Panels for Casey$`);
    expect(await screen.findByRole('link', { name: lead })).toHaveAttribute('href', `/jobs/${id}`);
    expect(screen.getByRole('link', { name: 'Sunny Side Electrical' })).toHaveAttribute(
      'href',
      expect.stringContaining(installer.userId),
    );
    cleanup();

    openApp(`/jobs/${id}`);
    const assigned = within(await screen.findByRole('region', { name: 'Job Assigned' }));
    expect(assigned.getByRole('link', { name: 'Sunny Side Electrical' })).toHaveAttribute(
      'href',
      expect.stringContaining(installer.userId),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Job actions' }));
    expect(await screen.findByRole('menuitem', { name: 'View Applications' })).toBeVisible();
    cleanup();

    browseAs(installer);
    openApp('/dashboard?tab=accepted');
    await screen.findByRole('link', { name: new RegExp(`^${number} · ${street} .*Panels for Casey$`) });
    expect(screen.queryByText(/Casey Customer/)).toBeNull();
    cleanup();
  });
});
