import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colleagueOf } from '../../infra/test/harness/join-company.ts';
import { awardedJob, installerProfile } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { inAWeek } from './staged-jobs.ts';

let app: App;
let retailer: Client;
let sam: Client;
let kai: Client;
beforeAll(async () => {
  app = await startRealApi();
  retailer = await app.retailer();
  sam = await app.installer(installerProfile({ contactName: 'Sam Sunny' }));
  kai = await colleagueOf(app, sam, { name: 'Kai Brook', rank: 'lead' });
});
afterAll(() => app.close());

const booked = async (title: string): Promise<string> => {
  const id = await awardedJob(retailer, sam, { title, requirements: [] });
  await sam.post(`/api/jobs/${id}/schedule`, { installationDate: inAWeek() });
  return id;
};
const openAs = (who: Client, path: string) => {
  browseAs(who);
  openApp(path);
};
const team = () => screen.findByRole('region', { name: 'Team on Site' });

describe('the team of a job', () => {
  it('is chosen in a dialog that warns of another job on the day, and the retailer reads first names', async () => {
    const other = await booked('Other roof');
    await sam.put(`/api/jobs/${other}/team`, { people: [kai.userId], signerId: null });
    const id = await booked('This roof');
    openAs(sam, `/jobs/${id}`);
    await userEvent.click(within(await team()).getByRole('button', { name: 'Choose the team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Team on Site' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Kai Brook' }));
    expect(await dialog.findByText(/^Kai Brook is also on .* Other roof, .* that day\.$/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/^Who signs off the work/), 'Kai Brook');
    await userEvent.click(dialog.getByRole('button', { name: 'Save team' }));
    await screen.findByText('Team saved');
    expect((await team()).textContent).toContain('Kai BrookSigns off the work');
    cleanup();
    openAs(retailer, `/jobs/${id}`);
    const seen = (await team()).textContent;
    expect(seen).toContain('KaiSigns off the work');
    expect(seen).not.toContain('Brook');
  });

  it('asks for a reason if another person signs off after the start', async () => {
    const id = await booked('Started roof');
    await sam.put(`/api/jobs/${id}/team`, { people: [sam.userId, kai.userId], signerId: kai.userId });
    await sam.post(`/api/jobs/${id}/start`, {});
    openAs(kai, `/jobs/${id}`);
    await userEvent.click(within(await team()).getByRole('button', { name: 'Change the team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Team on Site' }));
    expect(dialog.queryByLabelText(/^Why does another person/)).toBeNull();
    await userEvent.selectOptions(await dialog.findByLabelText(/^Who signs off the work/), 'Sam Sunny');
    await userEvent.click(dialog.getByRole('button', { name: 'Save team' }));
    expect(await dialog.findByText('Say why another person signs off the work')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Why does another person/), 'Kai is unwell');
    await userEvent.click(dialog.getByRole('button', { name: 'Save team' }));
    await screen.findByText('Team saved');
  });

  it('shows what a colleague has saved since the dialog opened, and replaces it only with a second press', async () => {
    const id = await booked('Shared roof');
    openAs(sam, `/jobs/${id}`);
    await userEvent.click(within(await team()).getByRole('button', { name: 'Choose the team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Team on Site' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Sam Sunny' }));
    await kai.put(`/api/jobs/${id}/team`, { people: [kai.userId], signerId: kai.userId });
    await userEvent.click(dialog.getByRole('button', { name: 'Save team' }));
    expect(await dialog.findByText(/It is now: Kai Brook, who signs off the work\. If you save again/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Save team' }));
    await screen.findByText('Team saved');
    expect((await team()).textContent).toContain('Sam Sunny');
    expect((await team()).textContent).not.toContain('Kai');
  });

  it('is not offered to a company of one person', async () => {
    const alone = await app.installer();
    openAs(alone, `/jobs/${await awardedJob(retailer, alone)}`);
    await screen.findByRole('region', { name: 'Retailer Information' });
    expect(screen.queryByText('Team on Site')).toBeNull();
  });
});

describe('the week of an installing company', () => {
  it('has a lane for each person, and one for jobs without a team', async () => {
    const id = await booked('Lane roof');
    await sam.put(`/api/jobs/${id}/team`, { people: [kai.userId, sam.userId], signerId: null });
    const open = await booked('Open roof');
    const numberOf = async (jobId: string): Promise<string> => (await sam.get(`/api/jobs/${jobId}`)).body.job.number;
    const [ofTeam, ofNoOne] = [await numberOf(id), await numberOf(open)];
    openAs(sam, `/calendar?view=week&on=${inAWeek()}`);
    const week = within(await screen.findByRole('table', { name: /^Week of/ }));
    const lane = (name: string) => week.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr');
    expect(lane('Kai Brook')?.textContent).toContain(ofTeam);
    expect(lane('Sam Sunny')?.textContent).toContain(ofTeam);
    expect(lane('No one chosen')?.textContent).toContain(ofNoOne);
    expect(lane('No one chosen')?.textContent).not.toContain(ofTeam);
  });
});

describe('the pages of an installer on site', () => {
  it('say how jobs get there, and then the dashboard opens on the job they are put on', async () => {
    const jo = await colleagueOf(app, sam, { name: 'Jo Tran', rank: 'installer' });
    openAs(jo, '/dashboard');
    expect(await screen.findByText('Jobs appear here when your company puts you on them.')).toBeVisible();
    expect(screen.queryByText(/^Offered/)).toBeNull();
    cleanup();
    const id = await awardedJob(retailer, sam, { title: 'Roof for Jo', requirements: [] });
    await sam.put(`/api/jobs/${id}/team`, { people: [jo.userId], signerId: null });
    openAs(jo, '/dashboard');
    expect(await screen.findByText(/Roof for Jo/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Set date/ })).toBeNull();
    expect(screen.getByText('Waiting for a date')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^View: .*Roof for Jo$/ })).toBeVisible();
    const navigate = screen.getByRole('link', { name: /^Navigate: .*Roof for Jo$/ });
    expect(navigate).toHaveAttribute('href', expect.stringContaining('/dir/'));
    expect(navigate).toHaveTextContent('Navigate');
    expect(screen.queryByText('No reviews yet')).toBeNull();
    expect(screen.queryByRole('link', { name: 'View My Public Profile' })).toBeNull();
  });

  it('leave out the counts and the download that are about the jobs of the whole company', async () => {
    const kim = await colleagueOf(app, sam, { name: 'Kim Tran', rank: 'installer' });
    const id = await awardedJob(retailer, sam, { title: 'Roof for Kim', requirements: [] });
    await sam.put(`/api/jobs/${id}/team`, { people: [kim.userId], signerId: null });
    openAs(kim, '/jobs');
    expect(await screen.findByText('1 Active Job')).toBeVisible();
    expect(screen.queryByText(/Applications? Pending/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
    cleanup();
    openAs(sam, '/jobs');
    expect(await screen.findByText(/Applications? Pending/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
  });
});
