import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { awardedJob, png, postJob } from '../../infra/tools/in-process/builders.ts';
import { dropUploads } from '../src/lib/uploads/background-uploads.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let retailer: Client;
let installer: Client;
/** Files that are being uploaded until the test lets them arrive. */
let held: { arrive: () => Promise<void>; fail: () => void }[] = [];
let aborted = 0;

beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

/** Replaces the browser's upload request. The test decides when the file arrives. */
class SlowRequest {
  status = 0;
  upload: { onprogress?: (event: ProgressEvent) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  #url = '';
  #headers: Record<string, string> = {};
  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  abort() {
    aborted += 1;
    this.onabort();
  }
  send(file: File) {
    held.push({
      arrive: async () => {
        const body = await file.arrayBuffer();
        this.status = (await fetch(this.#url, { method: 'PUT', body, headers: this.#headers })).status;
        this.onload();
      },
      fail: () => this.onerror(),
    });
  }
}

beforeEach(() => {
  held = [];
  aborted = 0;
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  return () => {
    dropUploads(() => true);
    vi.unstubAllGlobals();
  };
});

const photo = () => new File([new Uint8Array(png())], 'roof.png', { type: 'image/png' });
/** The tests use happy-dom as their browser. The page's types do not include it. */
const screenOfBrowser = Reflect.get(window, 'happyDOM') as {
  setViewport(size: { width: number; height: number }): void;
};
const turnTo = (width: number) => act(async () => screenOfBrowser.setViewport({ width, height: 900 }));

async function begin(group: string): Promise<void> {
  const input = within(await screen.findByRole('group', { name: group })).getByLabelText(group, { selector: 'input' });
  await userEvent.upload(input, photo());
  await screen.findByText(/^Uploading \d/);
  await waitFor(() => expect(held).toHaveLength(1));
}

const label = 'Photo of the finished switchboard';

async function jobToPhotograph(): Promise<string> {
  const id = await awardedJob(retailer, installer, { requirements: [{ label, type: 'photo' }] });
  await installer.post(`/api/jobs/${id}/start`, {});
  return id;
}

const photosOf = async (id: string): Promise<string[]> =>
  (await retailer.get(`/api/jobs/${id}/requirements`)).body.requirements[0].photos.map(
    ({ fileName }: { fileName: string }) => fileName,
  );
const mayLeaveTheSite = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
const choose = async (...names: string[]) => {
  const input = within(await screen.findByRole('group', { name: label })).getByLabelText(label, { selector: 'input' });
  await userEvent.upload(
    input,
    names.map((name) => new File([new Uint8Array(png(name))], name, { type: 'image/png' })),
  );
};

describe('the photos of a requirement', () => {
  it('are sent in their order while the installer is on other pages, which the job shows on return', async () => {
    const id = await jobToPhotograph();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await choose('first.png', 'second.png');
    expect(await screen.findByText('second.png is next')).toBeInTheDocument();
    await userEvent.click((await screen.findAllByRole('link', { name: 'Dashboard' }))[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: /dashboard/i });
    expect(mayLeaveTheSite()).toBe(false);
    await waitFor(() => expect(held).toHaveLength(1));
    await act(() => held[0]?.arrive());
    expect(await screen.findByText('File uploaded')).toBeInTheDocument();
    await waitFor(() => expect(held).toHaveLength(2));
    expect([aborted, await photosOf(id)]).toEqual([0, ['first.png']]);
    act(() => history.back());
    expect(await screen.findByText('Photo 1 of 1')).toBeVisible();
    expect(screen.getByText(/^Uploading \d/)).toBeVisible();
    await act(() => held[1]?.arrive());
    expect(await screen.findByText('Photo 2 of 2')).toBeVisible();
    expect([await photosOf(id), mayLeaveTheSite()]).toEqual([['first.png', 'second.png'], true]);
  });

  it('say why they failed, and are sent again or given up', async () => {
    const id = await jobToPhotograph();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await choose('roof.png');
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held[0]?.fail());
    expect(await screen.findAllByText('roof.png: Upload failed. Please try again.')).not.toHaveLength(0);
    expect(mayLeaveTheSite()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again: roof.png' }));
    await waitFor(() => expect(held).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel uploading roof.png' }));
    expect([aborted, screen.queryByText(/^Uploading \d/), await photosOf(id)]).toEqual([1, null, []]);
  });
});

describe('a file that is being uploaded', () => {
  it('continues to upload when a tablet is turned', async () => {
    const id = await jobToPhotograph();
    await turnTo(1200);
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await begin(label);
    await turnTo(800);
    expect(screen.getByText(/^Uploading \d/)).toBeInTheDocument();
    await turnTo(1200);
    expect([aborted, screen.getAllByText(/^Uploading \d/).length]).toEqual([0, 1]);
    await act(() => held[0]?.arrive());
    expect(await screen.findByText('Photo 1 of 1')).toBeVisible();
  });

  it('is waited for when the job is saved', async () => {
    const id = await postJob(retailer);
    browseAs(retailer);
    openApp(`/jobs/${id}/edit`);
    await begin('Panel layout photo');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Waiting for the upload...')).toBeInTheDocument();
    await act(() => held[0]?.arrive());
    expect(await screen.findByText('Job updated successfully')).toBeInTheDocument();
    expect((await retailer.get(`/api/jobs/${id}`)).body.job.panelLayoutPhoto).toEqual(expect.stringMatching(/./));
  });

  it('stops the job from being saved without it if the upload fails', async () => {
    const id = await postJob(retailer);
    const { job: before } = (await retailer.get(`/api/jobs/${id}`)).body;
    browseAs(retailer);
    openApp(`/jobs/${id}/edit`);
    await begin('Panel layout photo');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Waiting for the upload...');
    await act(async () => held[0]?.fail());
    expect(await screen.findByText('Upload failed. Please try again.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Job' })).toBeVisible();
    expect((await retailer.get(`/api/jobs/${id}`)).body.job.updatedAt).toBe(before.updatedAt);
  });
});
