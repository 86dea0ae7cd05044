import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../../infra/tools/in-process/builders.ts';
import { uploadQuickly } from './quick-uploads.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { stageJobs } from './staged-jobs.ts';

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

const photos = async (): Promise<string[]> => {
  const list = await screen.findByRole('list', { name: 'Photos: Photo of the meter' });
  return within(list)
    .getAllByRole('button', { name: /^Enlarge/ })
    .map((each) => each.getAttribute('aria-label') ?? '');
};

const review = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Enlarge: ${name}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Installation Photo' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
};

it('an installer orders and captions photos with the keyboard, and the retailer’s viewer shows both', async () => {
  const id = await stageJobs(retailer, installer).photographed();
  browseAs(installer);
  openApp(`/jobs/${id}`);
  await waitFor(async () => expect(await photos()).toEqual(['Enlarge: near.png', 'Enlarge: far.png']));
  expect(screen.getByText('2 photos, up to 10')).toBeVisible();
  let viewer = await review('far.png');
  const earlier = viewer.getByRole('button', { name: 'Move earlier: far.png' });
  earlier.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Photo moved')).toBeInTheDocument();
  // The viewer still shows the moved photo.
  expect(await viewer.findByText('far.png, 1 of 2')).toBeVisible();
  await waitFor(() =>
    expect([document.activeElement, earlier.getAttribute('aria-disabled')]).toEqual([earlier, 'true']),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await photos()).toEqual(['Enlarge: far.png', 'Enlarge: near.png']));
  viewer = await review('near.png');
  await userEvent.click(viewer.getByRole('button', { name: 'Caption: near.png' }));
  await userEvent.type(await screen.findByLabelText('Caption'), 'The ES sign{Enter}');
  expect(await screen.findByText('Caption saved')).toBeInTheDocument();
  await waitFor(async () => expect(await photos()).toEqual(['Enlarge: far.png', 'Enlarge: The ES sign']));
  viewer = await review('far.png');
  await userEvent.click(viewer.getByRole('button', { name: 'Remove: far.png' }));
  expect(await screen.findByText('Photo removed')).toBeInTheDocument();
  expect(await viewer.findByText('The ES sign')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByText('1 earlier file'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use again: far.png' }));
  expect(await screen.findByText('File uploaded')).toBeInTheDocument();
  await waitFor(async () => expect(await photos()).toEqual(['Enlarge: The ES sign', 'Enlarge: far.png']));
});

it('an installer takes a photo again, and the new photo gets the place and the caption of the old one', async () => {
  uploadQuickly();
  const id = await stageJobs(retailer, installer).photographed();
  const [{ id: requirementId, photos: before }] = (await installer.get(`/api/jobs/${id}/requirements`)).body
    .requirements;
  await installer.patch(`/api/requirements/${requirementId}/photos`, {
    fileUrl: before[0].fileUrl,
    caption: 'The meter',
  });
  browseAs(installer);
  openApp(`/jobs/${id}`);
  const viewer = await review('The meter');
  const again = new File([new Uint8Array(png('again'))], 'again.png', { type: 'image/png' });
  await userEvent.upload(viewer.getByLabelText('Retake: The meter', { selector: 'input' }), again);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => {
    const [{ photos: after }] = (await installer.get(`/api/jobs/${id}/requirements`)).body.requirements;
    expect(after.map(({ fileName, caption }: Record<string, string>) => [fileName, caption])).toEqual([
      ['again.png', 'The meter'],
      ['far.png', ''],
    ]);
  });
});

it('an installer’s touch screen has its camera first, then its library, and the row counts the photos', async () => {
  const id = await stageJobs(retailer, installer).photographed();
  const [{ id: requirementId, photos: before }] = (await installer.get(`/api/jobs/${id}/requirements`)).body
    .requirements;
  for (const { fileUrl } of before)
    await installer.patch(`/api/requirements/${requirementId}/photos`, { fileUrl, removed: true });
  browseAs(installer);
  openApp(`/jobs/${id}`);
  expect(await screen.findByText('0 photos, at least 1 and up to 10')).toBeVisible();
  // This window has a mouse, so both are hidden.
  const camera = screen.getByLabelText('Take photo: Photo of the meter', { selector: 'button' });
  const library = screen.getByText('Choose from library');
  expect(camera.compareDocumentPosition(library)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a retailer goes through the photos of a requirement in the viewer', async () => {
  const id = await stageJobs(retailer, installer).photographed();
  browseAs(retailer);
  openApp(`/jobs/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge: near.png' }));
  const viewer = await screen.findByRole('dialog', { name: 'Installation Photo' });
  expect(within(viewer).getByText('near.png, 1 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(viewer).getByText('far.png, 2 of 2')).toBeVisible();
});

it('returned photos appear once, under the reason, and the installer can use each of them again', async () => {
  const id = await stageJobs(retailer, installer).photographed();
  const [{ id: requirementId }] = (await installer.get(`/api/jobs/${id}/requirements`)).body.requirements;
  await retailer.post(`/api/requirements/${requirementId}/return`, { reason: 'Too dark' });
  for (const person of [retailer, installer]) {
    browseAs(person);
    openApp(`/jobs/${id}`);
    const list = within(await screen.findByRole('region', { name: 'Completion Requirements' }));
    expect(await list.findByText('Changes requested')).toBeVisible();
    expect(list.getByText('Too dark')).toBeVisible();
    const names = list.getAllByRole('img', { name: /^Earlier photo/ }).map((each) => each.getAttribute('alt'));
    expect(names.toSorted()).toEqual(['Earlier photo: far.png', 'Earlier photo: near.png']);
    expect(list.queryByText(/earlier file/)).toBeNull();
    expect(list.queryAllByRole('button', { name: /^Use again/ })).toHaveLength(person === installer ? 2 : 0);
    if (person === retailer) cleanup();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Use again: near.png' }));
  expect(await screen.findByText('1 earlier file')).toBeVisible();
  expect(screen.queryByText('Too dark')).toBeNull();
});
