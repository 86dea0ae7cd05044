import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import type { JobStatus } from '#shared/domain/jobs/job.ts';
import { booked } from '#web/src/lib/dates.ts';
import { shownPerson } from '#web/src/lib/server/person.ts';
import { tellFileNews } from '#web/src/lib/uploads/file-news.ts';
import type { KeptFile } from '#web/src/lib/uploads/kept-file.ts';
import { awardedJob, pdf, png, postJob, upload } from '../../infra/tools/in-process/builders.ts';
import { type PageCells, pageMatrix, type Viewer } from '../src/features/job/page-matrix.ts';
import { uploadQuickly } from './quick-uploads.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { stageJobs } from './staged-jobs.ts';

/**
 * Compares the page of a job with some cells of `pageMatrix`. A cell names the cards, actions and steps that one person sees in
 * one status. The page must show these and no others.
 */

let app: App;
let owner: Client;
let otherRetailer: Client;
let installer: Client;
let otherInstaller: Client;
let admin: Client;
let jobId: string;
beforeAll(async () => {
  app = await startRealApi();
  [owner, otherRetailer, installer, otherInstaller, admin] = await Promise.all([
    app.retailer(),
    app.retailer(),
    app.installer(),
    app.installer(),
    app.admin(),
  ]);
  jobId = await postJob(owner, {
    panelLayoutPhoto: await upload(owner, png('layout'), 'image/png', 'layout'),
    switchboardPhoto: await upload(owner, png('board'), 'image/png', 'board'),
    installationDetailPhotos: [
      { name: 'Meter box', objectKey: await upload(owner, png('meter'), 'image/png', 'meter') },
    ],
    connectionPreApprovalPdf: await upload(owner, pdf(), 'application/pdf', 'approval.pdf'),
    requirements: [{ label: 'Tidy site', type: 'checkbox', required: true }],
  });
  await installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
});
afterAll(() => app.close());

/** Makes the page as narrow as on a phone, until the mocks are restored. */
function narrowTheWindow(): void {
  const wide = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.startsWith('(max-width')
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: true })
      : wide(query),
  );
}

const cells = Object.values(pageMatrix).flatMap((row) => Object.values(row).flatMap((at) => [at.public, at.private]));
const cards = [...new Set(cells.flatMap((cell) => cell?.cards ?? []))];
const icons = [...new Set(cells.flatMap((cell) => cell?.icons ?? []))];

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** Returns the names that are on the page. A count may follow the name of an action. */
const found = (role: 'region' | 'button' | 'menuitem', names: readonly string[]): string[] => {
  const shown = screen.queryAllByRole(role).map(nameOf);
  return names.filter((name) => shown.some((label) => label.replace(/, \d+$/, '') === name)).sort();
};

/** Returns the actions beside the title: at most two buttons, and the items of the menu. */
async function actionsFound(): Promise<string[]> {
  await userEvent.click(await screen.findByRole('button', { name: 'Job actions' }));
  await screen.findByRole('menu');
  const buttons = found('button', icons);
  expect(buttons.length).toBeLessThanOrEqual(2);
  return [...buttons, ...found('menuitem', icons)].sort();
}

async function seesItsCell(person: Client, viewer: Viewer, status: JobStatus): Promise<void> {
  const cell = (pageMatrix[viewer] as Partial<Record<JobStatus, PageCells>>)[status]?.public;
  browseAs(person);
  openApp(`/jobs/${jobId}`);
  if (!cell) {
    expect(await screen.findByText('Job Not Found')).toBeVisible();
    return cleanup();
  }
  const step = within(await screen.findByRole('region', { name: 'Next step' }));
  await screen.findByText('Tidy site');
  expect(found('region', cards)).toEqual(cell.cards.toSorted());
  if (cell.icons.length > 0) expect(await actionsFound()).toEqual(cell.icons.toSorted());
  else expect(screen.queryByRole('button', { name: 'Job actions' })).toBeNull();
  const [title = '', ...actions] = cell.step.replace(/[()[\]]/g, '').split(' > ');
  // The titles in `pageMatrix` name the sample job's day, and this job has another.
  expect(step.getByRole('heading').textContent).toContain(title.replace(/^(Booked for) .*/, '$1'));
  const shown = [...step.queryAllByRole('button'), ...step.queryAllByRole('link')].map((each) => each.textContent);
  expect(shown.toSorted()).toEqual(actions.toSorted());
  cleanup();
}

describe('the page of a job', () => {
  it('shows a posted job to each person as the matrix says', async () => {
    await seesItsCell(owner, 'owner', 'posted');
    await seesItsCell(otherRetailer, 'other retailer', 'posted');
    await seesItsCell(installer, 'applicant', 'posted');
  });

  it('shows a booked job to each person as the matrix says', async () => {
    await owner.put(`/api/applications/${jobId}.${installer.userId}`, { status: 'accepted' });
    await installer.post(`/api/jobs/${jobId}/schedule`, { installationDate: todayIn(usualZone, new Date()) });
    await seesItsCell(owner, 'owner', 'booked');
    await seesItsCell(installer, 'assigned installer', 'booked');
    await seesItsCell(otherInstaller, 'former installer', 'booked');
    await seesItsCell(admin, 'administrator', 'booked');
  });

  it('names the customer and the installation date in its header, only for the parties and administrators', async () => {
    const today = booked(todayIn(usualZone, new Date()), 'weekdayAndYear');
    for (const person of [owner, installer, admin]) {
      browseAs(person);
      openApp(`/jobs/${jobId}`);
      expect(await screen.findByText(/^\w+-\d+ · Casey Customer$/)).toBeVisible();
      expect(screen.getByText(`Installation ${today}`)).toBeVisible();
      cleanup();
    }
    browseAs(otherInstaller);
    openApp(`/jobs/${jobId}`);
    expect(await screen.findByText('Job Not Found')).toBeVisible();
    expect(screen.queryByText(/Casey Customer|^Installation /)).toBeNull();
    cleanup();
  });

  it('has a link to the applications in its next step, and in a phone’s bar while neither is on the screen', async () => {
    const id = await postJob(owner);
    await installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    browseAs(owner);
    openApp(`/jobs/${id}`);
    expect(await screen.findByRole('heading', { name: 'Choose an installer' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose an installer' })).toHaveAttribute('href', '#applications');
    cleanup();
    narrowTheWindow();
    const tell: Record<string, (seen: unknown[]) => void> = {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly told: (seen: unknown[]) => void) {}
        observe = ({ id: observed }: Element) => {
          this.told([{ isIntersecting: false }]);
          tell[observed] = this.told;
        };
        disconnect = () => undefined;
      },
    );
    openApp(`/jobs/${id}`);
    const links = () => screen.getAllByRole('link', { name: 'Choose an installer' });
    await waitFor(() => expect(links()).toHaveLength(2));
    expect(links()[1]).toHaveAttribute('href', '#applications');
    for (const id of ['applications', 'next-step']) {
      act(() => tell[id]?.([{ isIntersecting: true }]));
      expect(links()).toHaveLength(1);
      act(() => tell[id]?.([{ isIntersecting: false }]));
      expect(links()).toHaveLength(2);
    }
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    cleanup();
  });

  it('tells its owner at the share link that the job is theirs, and other users that it was shared with them', async () => {
    const id = await postJob(owner);
    const { shareToken } = (await owner.post(`/api/jobs/${id}/share`, {})).body;
    const path = `/jobs/${id}/shared/${shareToken}`;
    browseAs(owner);
    openApp(path);
    expect(await screen.findByText(/^You're viewing a shared job\. This is your own job/)).toBeVisible();
    cleanup();
    browseAs(otherInstaller);
    openApp(path);
    const words = "You're viewing a shared job. This opportunity was shared with you via a direct link.";
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('names each photo, and says when it was uploaded', async () => {
    browseAs(owner);
    openApp(`/jobs/${jobId}`);
    const photos = within(await screen.findByRole('list', { name: 'Photos of the site' })).getAllByRole('listitem');
    const year = new Date().getFullYear();
    expect(photos.map(({ textContent }) => textContent)).toEqual(
      ['Panel layout', 'Switchboard', 'Meter box'].map((name) =>
        expect.stringMatching(new RegExp(`^${name}\\d+ \\w+ ${year}, \\d+:\\d\\d`)),
      ),
    );
  });

  it('enlarges its photos, one after the other, by keyboard', async () => {
    browseAs(owner);
    openApp(`/jobs/${jobId}`);
    const opener = await screen.findByRole('button', { name: 'Enlarge: Switchboard' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Installation Photo' }));
    const shows = async (text: string, label: string) => {
      expect(await dialog.findByText(text)).toBeInTheDocument();
      expect(dialog.getByRole('img')).toHaveAttribute('alt', label);
    };
    await shows('Switchboard, 2 of 3', 'Switchboard');
    const address = dialog.getByRole('link', { name: 'Download' }).getAttribute('href');
    await userEvent.keyboard('{ArrowRight}');
    await shows('Meter box, 3 of 3', 'Meter box');
    expect(dialog.getByRole('link', { name: 'Download' })).not.toHaveAttribute('href', address);
    await userEvent.keyboard('{Home}');
    await shows('Panel layout, 1 of 3', 'Panel layout');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await shows('Switchboard, 2 of 3', 'Switchboard');
    expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('+');
    expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('collapses its parts on a phone, and opens the part in which the browser finds a searched text', async () => {
    narrowTheWindow();
    browseAs(owner);
    openApp(`/jobs/${jobId}`);
    const toggle = await screen.findByRole('button', { name: 'System Specifications' });
    const part = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(part).toHaveAttribute('hidden', 'until-found');
    expect(part).toHaveTextContent('Fronius GEN24');
    if (part) fireEvent(part, new Event('beforematch'));
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(part).not.toHaveAttribute('hidden');
    vi.restoreAllMocks();
  });
});

describe('the page of a share link that has ended', () => {
  it('explains the possible reasons and the next step, without revealing whether the link existed', async () => {
    const { body } = await owner.post(`/api/jobs/${jobId}/share`, {});
    await owner.delete(`/api/jobs/${jobId}/share`);
    for (const [person, words] of [
      [owner, /^If this is your job, the link no longer works\. .* share it again from the job page\.$/],
      [otherRetailer, /^If this is your job/],
      [otherInstaller, /^If you've applied for this job/],
    ] as const) {
      browseAs(person);
      openApp(`/job/share/${body.shareToken}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Shared Job Not Found' })).toBeVisible();
      expect(screen.getByText('The shared job link may be invalid or has expired.')).toBeVisible();
      // The session's answer may arrive after the link's answer, and the text then appears later.
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to My Jobs' })).toHaveAttribute('href', '/jobs');
      cleanup();
    }
  });
});

describe('work that the retailer returned', () => {
  const reason = 'I cannot read the serial number';
  let returnedId: string;
  beforeAll(async () => {
    const requirements = [{ label: 'Tidy site', type: 'checkbox' }];
    returnedId = await awardedJob(owner, installer, { requirements, notes: 'Dog in the yard, ring first.' });
    // With the date of today, the job is the first of those under way. Jobs without a date come last, in any order.
    await installer.post(`/api/jobs/${returnedId}/start`, { installationDate: todayIn(usualZone, new Date()) });
    const [requirement] = (await owner.get(`/api/jobs/${returnedId}/requirements`)).body.requirements;
    await installer.patch(`/api/requirements/${requirement.id}/complete`, { completed: true });
    await owner.post(`/api/requirements/${requirement.id}/return`, { reason });
  });

  it('shows its reason in the next step and in the row of the requirement', async () => {
    browseAs(installer);
    openApp(`/jobs/${returnedId}`);
    const step = within(await screen.findByRole('region', { name: 'Next step' }));
    expect(step.getByText(/asked for changes to “Tidy site”\.$/)).toBeVisible();
    expect(step.getByRole('button', { name: 'Complete job' })).toBeDisabled();
    const list = within(await screen.findByRole('region', { name: 'Completion Requirements' }));
    expect(await list.findByText('Changes requested')).toBeVisible();
    expect(list.getByText('0 of 1 completed')).toBeVisible();
    expect(list.getByText(reason)).toBeVisible();
    expect(step.getByText(reason)).toBeVisible();
  });

  it('says how many requirements are open, and leads to the next one', async () => {
    browseAs(installer);
    openApp(`/jobs/${returnedId}`);
    await screen.findByRole('button', { name: 'Complete job' });
    await screen.findByText('0 of 1 completed');
    expect(screen.getByText('1 requirement left')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show next: Tidy site' })).toBeVisible();
    cleanup();
    narrowTheWindow();
    openApp(`/jobs/${returnedId}`);
    const link = await screen.findByRole('link', { name: 'Show next: Tidy site' });
    expect(screen.getByText('1 requirement left · Tidy site')).toBeVisible();
    const row = (await screen.findByText('Tidy site')).closest('li');
    await waitFor(() => expect(link).toHaveAttribute('href', `#${row?.id}`));
    vi.restoreAllMocks();
  });

  it('opens a file chooser from the next step of a desktop if the next requirement is a file', async () => {
    uploadQuickly();
    const requirements = [{ label: 'Certificate', type: 'file_upload' }];
    const id = await awardedJob(owner, installer, { requirements });
    await installer.post(`/api/jobs/${id}/start`, {});
    browseAs(installer);
    openApp(`/jobs/${id}`);
    const step = within(await screen.findByRole('region', { name: 'Next step' }));
    const button = await step.findByRole('button', { name: 'Upload document: Certificate' });
    const paper = new File([new Uint8Array(pdf('signed'))], 'signed.pdf', { type: 'application/pdf' });
    button.focus();
    fireEvent.change(button.previousElementSibling as HTMLElement, { target: { files: [paper] } });
    expect(await screen.findByText('1 of 1 completed')).toBeVisible();
    expect(step.queryByRole('button', { name: 'Upload document: Certificate' })).toBeNull();
    expect(step.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(step.getByRole('button', { name: 'Complete job' })).toBeEnabled();
  });

  it('opens the camera from a phone’s bar if the next requirement is a photo, and uploads the photo', async () => {
    uploadQuickly();
    const id = await stageJobs(owner, installer).photographed();
    const requirementsNow = async () => (await installer.get(`/api/jobs/${id}/requirements`)).body.requirements;
    const [{ id: requirementId }] = await requirementsNow();
    await owner.post(`/api/requirements/${requirementId}/return`, { reason });
    narrowTheWindow();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    const retake = await screen.findByRole('button', { name: 'Retake photo: Photo of the meter' });
    expect(retake).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'Completion Requirements' }));
    expect(list.getByText(reason)).toBeVisible();
    expect(list.getAllByRole('img', { name: /^Earlier photo: / })).toHaveLength(2);
    expect(list.getByText('2 photos sent back. At least 1 new photo, up to 10')).toBeVisible();
    const again = new File([new Uint8Array(png('again'))], 'again.png', { type: 'image/png' });
    await userEvent.upload(retake.previousElementSibling as HTMLElement, again);
    await waitFor(async () =>
      expect(await requirementsNow()).toMatchObject([{ completed: true, photos: [{ fileName: 'again.png' }] }]),
    );
    vi.restoreAllMocks();
  });

  it('keeps the requirement of a phone’s bar while the camera is open, so that the photo is for the named one', async () => {
    uploadQuickly();
    const labels = ['Photo of the meter', 'Photo of the array'];
    const id = await awardedJob(owner, installer, { requirements: labels.map((label) => ({ label, type: 'photo' })) });
    await installer.post(`/api/jobs/${id}/start`, {});
    const requirementsNow = async () => (await installer.get(`/api/jobs/${id}/requirements`)).body.requirements;
    const [meter] = await requirementsNow();
    narrowTheWindow();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    const bar = async (label: string) =>
      within((await screen.findByText(new RegExp(`requirements? left · ${label}$`))).parentElement as HTMLElement);
    const take = (await bar('Photo of the meter')).getByRole('button', { name: 'Take photo: Photo of the meter' });
    await userEvent.click(take);
    const fileUrl = await upload(installer, png('elsewhere'), 'image/png', 'elsewhere.png');
    await installer.patch(`/api/requirements/${meter.id}/complete`, { completed: true, fileUrl });
    const purpose = { kind: 'requirement', requirementId: meter.id, isPhoto: true };
    act(() => tellFileNews({ kind: 'paused', file: { person: shownPerson(), purpose } as KeptFile }));
    expect(await screen.findByText('1 of 2 completed')).toBeVisible();
    expect(take).toBeVisible();
    const camera = take.previousElementSibling as HTMLInputElement;
    await userEvent.upload(camera, new File([new Uint8Array(png('own'))], 'own.png', { type: 'image/png' }));
    await waitFor(async () => expect((await requirementsNow())[0].photos).toHaveLength(2));
    expect((await requirementsNow())[1].photos ?? []).toEqual([]);
    const next = (await bar('Photo of the array')).getByRole('button', { name: 'Take photo: Photo of the array' });
    await userEvent.click(next);
    act(() => void camera.dispatchEvent(new Event('cancel', { bubbles: true })));
    expect(next).toBeVisible();
    vi.restoreAllMocks();
  });

  it('has the price in one line of a phone’s header, without a card above the requirements', async () => {
    narrowTheWindow();
    browseAs(installer);
    openApp(`/jobs/${returnedId}`);
    const price = await screen.findByText(/^Project Value/);
    expect(price).toHaveTextContent(/^Project Value \$[\d,]+ Excl\. GST$/);
    expect(await screen.findByRole('button', { name: 'Job actions' })).toHaveTextContent('');
    vi.restoreAllMocks();
  });

  it('has the directions to the site at the top of a phone’s page, for the installer alone', async () => {
    narrowTheWindow();
    browseAs(installer);
    openApp(`/jobs/${returnedId}`);
    expect(await screen.findByRole('link', { name: 'Navigate' })).toHaveAttribute(
      'href',
      expect.stringContaining('/dir/'),
    );
    cleanup();
    browseAs(owner);
    openApp(`/jobs/${returnedId}`);
    await screen.findByRole('region', { name: 'Next step' });
    expect(screen.queryByRole('link', { name: 'Navigate' })).toBeNull();
    vi.restoreAllMocks();
  });

  it('has the note for the site once, below the directions on a phone and with the description on a desktop', async () => {
    browseAs(installer);
    openApp(`/jobs/${returnedId}`);
    const brief = within(await screen.findByRole('region', { name: 'Project Requirements' }));
    expect(brief.getByText('Dog in the yard, ring first.')).toBeVisible();
    cleanup();
    narrowTheWindow();
    openApp(`/jobs/${returnedId}`);
    const directions = await screen.findByRole('link', { name: 'Navigate' });
    const note = screen.getByText('Dog in the yard, ring first.');
    expect(directions.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(note.closest('section[aria-label]')).toBeNull();
    vi.restoreAllMocks();
  });

  it('shows its reason only to the installer who does the work', async () => {
    browseAs(owner);
    openApp(`/jobs/${returnedId}`);
    const step = within(await screen.findByRole('region', { name: 'Next step' }));
    expect(step.getByText('Tidy site was sent back. Waiting for Sunny Side Electrical.')).toBeVisible();
    expect(step.queryByText(reason)).toBeNull();
  });

  it('has its reason and the note for the site on a phone’s page of today', async () => {
    narrowTheWindow();
    browseAs(installer);
    openApp('/dashboard');
    expect(await screen.findByText('Changes requested: Tidy site')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText('Dog in the yard, ring first.')).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('a dialog about a requirement', () => {
  it('closes when its step was done in another window', async () => {
    const id = await awardedJob(owner, installer, { requirements: [{ label: 'Tidy site', type: 'checkbox' }] });
    await installer.post(`/api/jobs/${id}/start`, {});
    const [requirement] = (await owner.get(`/api/jobs/${id}/requirements`)).body.requirements;
    await installer.patch(`/api/requirements/${requirement.id}/complete`, { completed: true });
    browseAs(owner);
    openApp(`/jobs/${id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Request Changes: Tidy site' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request Changes' });
    await owner.post(`/api/requirements/${requirement.id}/return`, { reason: 'The gutter is full' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'Please sweep');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Request Changes' }));
    expect(await screen.findByText(/This requirement is already open/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
