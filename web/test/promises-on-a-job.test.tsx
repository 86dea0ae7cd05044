import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awardedJob, pdf, postJob, upload } from '../../infra/tools/in-process/builders.ts';
import { pressInJobActions } from './job-actions.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** Compares the statements of a job's page about later steps with what the handlers do. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

const requirementsOf = async (who: Client, jobId: string) =>
  (await who.get(`/api/jobs/${jobId}/requirements`)).body.requirements;

describe('a requirement that a job marks as not required', () => {
  const requirements = [{ label: 'Tidy site', type: 'checkbox', required: false }];

  it('has no badge that calls it optional, because the job cannot be completed without it', async () => {
    const jobId = await awardedJob(retailer, installer, { requirements });
    await installer.post(`/api/jobs/${jobId}/start`);
    expect((await installer.post(`/api/jobs/${jobId}/complete`)).body.code).toBe('requirements_open');
    browseAs(installer);
    openApp(`/jobs/${jobId}`);
    expect(await screen.findByText('Tidy site')).toBeVisible();
    expect(screen.queryByText('Optional')).toBeNull();
  });

  it('has no checkbox in the form, which says that every requirement counts, and keeps its mark when it is saved', async () => {
    const jobId = await postJob(retailer, { requirements });
    browseAs(retailer);
    openApp(`/jobs/${jobId}/edit`);
    const row = within(await screen.findByRole('group', { name: 'Requirement 1' }));
    expect(row.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/The installer can complete the job once every requirement is complete\.$/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Description'), 'Two storeys.');
    await userEvent.click(screen.getByRole('button', { name: /^(Update Job|Save)/ }));
    await screen.findByRole('heading', { name: /Project Requirements/ });
    expect(await requirementsOf(retailer, jobId)).toMatchObject(requirements);
  });
});

describe('a share link', () => {
  it('says who can use it: one installer, or anyone who has it', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    const dialogSays = async () => {
      openApp(`/jobs/${jobId}`);
      await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
      await screen.findByText(/can (use this link|view the details)/);
      const said = screen.getByRole('dialog', { name: 'Share Job' }).textContent;
      cleanup();
      return said;
    };
    browseAs(retailer);
    await retailer.post(`/api/jobs/${jobId}/share`, {});
    expect(await dialogSays()).toContain('Anyone with this link can view the details after signing in.');
    await retailer.post(`/api/preferred-installers`, { installerId: installer.userId });
    const { shareToken } = (
      await retailer.post(`/api/jobs/${jobId}/share`, { rotate: true, onlyFor: installer.userId })
    ).body;
    const said = await dialogSays();
    expect(said).toContain('Only Sunny Side Electrical can use this link, after signing in.');
    expect(said).not.toContain('Anyone with this link');
    expect((await (await app.installer()).get(`/api/jobs/shared/${shareToken}`)).status).toBe(404);
    expect((await installer.get(`/api/jobs/shared/${shareToken}`)).status).toBe(200);
  });
});

describe('unassigning an installer', () => {
  it('keeps the files they submitted and reopens every requirement, as the dialog says', async () => {
    const jobId = await awardedJob(retailer, installer, {
      requirements: [{ label: 'Certificate', type: 'file_upload' }],
    });
    await installer.post(`/api/jobs/${jobId}/start`);
    const [{ id }] = await requirementsOf(installer, jobId);
    const fileUrl = await upload(installer, pdf(), 'application/pdf', 'certificate.pdf');
    await installer.patch(`/api/requirements/${id}/complete`, { completed: true, fileUrl });
    browseAs(retailer);
    openApp(`/jobs/${jobId}`);
    await pressInJobActions(/^Unassign/);
    const dialog = await screen.findByRole('alertdialog', { name: 'Unassign Installer' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      "We'll unassign Sunny Side Electrical and tell them, with your reason if you give one.",
      "We'll clear the date and reopen every requirement.",
      'Files they submitted will stay on record.',
      "We'll post the job again and reopen the applications and invitations that the award closed.",
    ]);
    expect((await retailer.post(`/api/jobs/${jobId}/unassign`, {})).status).toBe(200);
    const [after] = await requirementsOf(retailer, jobId);
    expect(after).toMatchObject({ completed: false, versions: [{ fileName: 'certificate.pdf' }] });
  });
});
