import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { awardedJob, png, postJob, sampleJpeg } from '../../infra/tools/in-process/builders.ts';
import { dropFiles } from '../src/lib/uploads/kept-files.ts';
import { sendNow } from '../src/lib/uploads/send-files.ts';
import { smallerPhoto } from '../src/lib/uploads/smaller-photo.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** Replaces drawing, because only a real browser can draw photos. `web/e2e/steps/work.ts` tests it there. */
const draw = vi.hoisted(() => vi.fn<(file: Blob) => Promise<Blob | null>>());
vi.mock('../src/lib/uploads/draw-smaller.ts', () => ({ drawSmaller: draw }));

let app: App;
let retailer: Client;
let installer: Client;
/** Files that are being uploaded until the test lets them arrive. */
let held: { file: File; arrive: () => Promise<void>; fail: () => void }[] = [];
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
      file,
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
  draw.mockReset();
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  return async () => {
    await dropFiles(() => true);
    vi.unstubAllGlobals();
  };
});

const photo = () => new File([new Uint8Array(png())], 'roof.png', { type: 'image/png' });
/** The window of happy-dom, the browser of these tests. The page's types do not include it. */
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

async function jobToPhotograph(by: Client = installer): Promise<string> {
  const id = await awardedJob(retailer, by, { requirements: [{ label, type: 'photo' }] });
  await by.post(`/api/jobs/${id}/start`, {});
  return id;
}

const photosOf = async (id: string): Promise<string[]> =>
  (await retailer.get(`/api/jobs/${id}/requirements`)).body.requirements[0].photos.map(
    ({ fileName }: { fileName: string }) => fileName,
  );
const mayLeaveTheSite = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
const chooseFiles = async (group: string, files: File[]) => {
  const input = within(await screen.findByRole('group', { name: group })).getByLabelText(group, { selector: 'input' });
  await userEvent.upload(input, files);
};
const choose = (...names: string[]) =>
  chooseFiles(
    label,
    names.map((name) => new File([new Uint8Array(png(name))], name, { type: 'image/png' })),
  );

const waitingRow = async (name: string): Promise<HTMLElement> => {
  const list = await screen.findByRole('list', { name: `Still to upload: ${label}` });
  return within(list).getByText(name).closest('li') as HTMLElement;
};

const megabyte = 1024 * 1024;
/** Returns a small photo with this many megabytes after its picture data. The size of the file includes these bytes. */
const largePhoto = (name: string, megabytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(sampleJpeg()), new Uint8Array(megabytes * megabyte)], name, { type });
const small = new Blob([new Uint8Array(sampleJpeg())], { type: 'image/jpeg' });
const heldFiles = () =>
  held.map(({ file }) => `${file.name}, ${file.type}, ${file.size === small.size ? 'small' : 'as it was'}`);

describe('the photos of a requirement', () => {
  it('are sent in their order while the installer is on other pages, and the job shows them afterwards', async () => {
    const id = await jobToPhotograph();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await choose('first.png', 'second.png');
    expect(within(await waitingRow('second.png')).getByText('Waiting to upload')).toBeInTheDocument();
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

  it('are sent again automatically after a failure, or discarded by the installer', async () => {
    const id = await jobToPhotograph();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await choose('roof.png');
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held[0]?.fail());
    const row = within(await waitingRow('roof.png'));
    expect(row.getByText("Waiting: the last try failed, we'll try again")).toBeVisible();
    await waitFor(() => expect(held).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel uploading roof.png' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText(/^Uploading \d/)).toBeNull());
    expect([aborted, await photosOf(id)]).toEqual([1, []]);
  });

  it('offer a new try after three failures', async () => {
    const id = await jobToPhotograph();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await choose('roof.png');
    for (const tries of [1, 2, 3]) {
      await waitFor(() => expect(held).toHaveLength(tries));
      await act(async () => held[tries - 1]?.fail());
    }
    const row = within(await waitingRow('roof.png'));
    expect(await row.findByText('Upload failed. Please try again.')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Try again: roof.png' }));
    await waitFor(() => expect(held).toHaveLength(4));
    await act(() => held[3]?.arrive());
    expect(await screen.findByText('Photo 1 of 1')).toBeVisible();
  });

  it('show the error of a photo that the server refuses, and send the others', async () => {
    const id = await jobToPhotograph();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await chooseFiles(label, [new File(['no picture'], 'broken.png', { type: 'image/png' }), photo()]);
    await waitFor(() => expect(held).toHaveLength(1));
    await act(() => held[0]?.arrive());
    const row = within(await waitingRow('broken.png'));
    expect(await row.findByText(/^Needs attention: /)).toBeVisible();
    await waitFor(() => expect(held).toHaveLength(2));
    await act(() => held[1]?.arrive());
    expect(await screen.findByText('Photo 1 of 1')).toBeVisible();
    const { body } = await installer.get(`/api/jobs/${id}/requirements`);
    expect(body.requirements[0].completed).toBe(false);
    expect(screen.getAllByText(/1 photo still to upload/)[0]).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove: broken.png' })[0] as HTMLElement);
    expect(await screen.findByText('1 of 1 completed')).toBeVisible();
  });

  it('keep the requirement and the job open until the last photo has arrived', async () => {
    const id = await jobToPhotograph();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await choose('first.png', 'second.png');
    await waitFor(() => expect(held).toHaveLength(1));
    expect(screen.getAllByText('2 photos still to upload')[0]).toBeVisible();
    await act(() => held[0]?.arrive());
    await waitFor(() => expect(held).toHaveLength(2));
    expect(await screen.findByText('Photo 1 of 1')).toBeVisible();
    expect(screen.getByText('0 of 1 completed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete job' })).toBeDisabled();
    expect((await retailer.get(`/api/jobs/${id}`)).body.job.openRequirements).toBe(1);
    await act(() => held[1]?.arrive());
    expect(await screen.findByText('1 of 1 completed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete job' })).toBeEnabled();
  });

  it('are attached once, even if the answer is lost', async () => {
    const id = await jobToPhotograph();
    browseAs(installer);
    openApp(`/jobs/${id}`);
    const real = globalThis.fetch;
    let lost = 0;
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      const answer = await real(input, init);
      if (!String(input).endsWith('/complete') || lost > 0) return answer;
      lost += 1;
      throw new TypeError('Failed to fetch');
    });
    await choose('roof.png');
    await waitFor(() => expect(held).toHaveLength(1));
    await act(() => held[0]?.arrive());
    await waitFor(() => expect(lost).toBe(1));
    act(sendNow);
    expect(await screen.findByText('1 of 1 completed')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/still to upload/)).toBeNull());
    expect([await photosOf(id), held.length]).toEqual([['roof.png'], 1]);
  });

  it('lead to a question before a sign-out, and are discarded by it', async () => {
    const leaver = await app.installer();
    const id = await jobToPhotograph(leaver);
    browseAs(leaver);
    openApp(`/jobs/${id}`);
    await choose('roof.png');
    await waitFor(() => expect(held).toHaveLength(1));
    const signOut = async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      return screen.findByRole('alertdialog', { name: 'Sign out before everything is uploaded?' });
    };
    const dialog = await signOut();
    expect(within(dialog).getByText(/^1 photo still to upload\. If you sign out now/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    expect(aborted).toBe(0);
    await userEvent.click(within(await signOut()).getByRole('button', { name: 'Sign out' }));
    await screen.findAllByRole('link', { name: 'Login' });
    await waitFor(() => expect(aborted).toBe(1));
    expect(screen.queryByText(/still to upload/)).toBeNull();
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

  it('delays the save of the job until it has arrived', async () => {
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
    expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Job' })).toBeVisible();
    expect((await retailer.get(`/api/jobs/${id}`)).body.job.updatedAt).toBe(before.updatedAt);
  });
});

describe('a large photo', () => {
  it('is made smaller before it is sent, even if the original exceeds the limit', async () => {
    const id = await jobToPhotograph();
    let draws = (_: Blob | null) => {};
    draw.mockReturnValueOnce(new Promise((resolve) => (draws = resolve))).mockResolvedValue(small);
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await chooseFiles(label, [largePhoto('roof.JPG', 6), largePhoto('meter.webp', 1, 'image/webp')]);
    expect(await screen.findByText('Preparing the photo')).toHaveAttribute('role', 'status');
    expect([mayLeaveTheSite(), draw.mock.calls.length]).toEqual([false, 1]);
    draws(small);
    for (const at of [0, 1]) {
      await waitFor(() => expect(held).toHaveLength(at + 1));
      await act(() => held[at]?.arrive());
    }
    expect(await screen.findByText('Photo 2 of 2')).toBeVisible();
    expect(heldFiles()).toEqual(['roof.JPG, image/jpeg, small', 'meter.jpg, image/jpeg, small']);
    expect(await photosOf(id)).toEqual(['roof.JPG', 'meter.jpg']);
  });

  it('is not drawn again when it is sent again, and is sent unchanged if it cannot be drawn', async () => {
    const id = await jobToPhotograph();
    draw.mockRejectedValueOnce(new Error('No memory')).mockResolvedValue(null);
    browseAs(installer);
    openApp(`/jobs/${id}`);
    await chooseFiles(label, [largePhoto('roof.jpg', 1)]);
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held[0]?.fail());
    act(sendNow);
    await waitFor(() => expect(held).toHaveLength(2));
    await act(() => held[1]?.arrive());
    expect(await screen.findByText('Photo 1 of 1')).toBeVisible();
    expect([heldFiles(), draw.mock.calls.length]).toEqual([Array(2).fill('roof.jpg, image/jpeg, as it was'), 1]);
  });

  it('is reported like other files if it stays too large, and the others are sent', async () => {
    draw.mockResolvedValueOnce(small).mockResolvedValueOnce(null);
    browseAs(retailer);
    openApp(`/jobs/${await postJob(retailer)}/edit`);
    const group = 'Installation detail photos';
    await chooseFiles(group, [largePhoto('first.jpg', 6), largePhoto('second.jpg', 6), photo()]);
    await waitFor(() => expect(held).toHaveLength(1));
    await act(() => held[0]?.arrive());
    expect(await screen.findAllByText('Needs attention: Some files exceed the 5MB size limit')).not.toHaveLength(0);
    await waitFor(() => expect(held.map(({ file }) => file.name)).toEqual(['first.jpg', 'roof.png']));
    expect(draw.mock.calls.length).toBe(2);
  });

  it('can be cancelled immediately, and then does not delay the next one', async () => {
    let draws = (_: Blob | null) => {};
    draw.mockReturnValueOnce(new Promise((resolve) => (draws = resolve))).mockResolvedValue(small);
    browseAs(retailer);
    openApp(`/jobs/${await postJob(retailer)}/edit`);
    const group = 'Panel layout photo';
    await chooseFiles(group, [largePhoto('wrong.jpg', 12)]);
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Cancel uploading wrong.jpg' }))[0] as HTMLElement,
    );
    await chooseFiles(group, [largePhoto('right.jpg', 12)]);
    expect(await screen.findByText('Preparing the photo')).toBeInTheDocument();
    draws(small);
    await waitFor(() => expect(heldFiles()).toEqual(['right.jpg, image/jpeg, small']));
    await act(() => held[0]?.arrive());
    expect(await screen.findByRole('button', { name: `Replace ${group}` })).toBeInTheDocument();
  });

  it('is sent unchanged if it would not become smaller, or if this browser takes too long, and so are later photos', async () => {
    const { signal } = new AbortController();
    const [compact, slow, next] = [largePhoto('a.jpg', 1), largePhoto('b.jpg', 1), largePhoto('c.jpg', 1)];
    draw.mockResolvedValueOnce(new Blob([new Uint8Array(2 * megabyte)], { type: 'image/jpeg' }));
    expect(await smallerPhoto(compact, signal)).toBe(compact);
    vi.useFakeTimers();
    try {
      draw.mockReturnValueOnce(new Promise(() => {}));
      const late = [smallerPhoto(slow, signal), smallerPhoto(next, signal)];
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await Promise.all(late)).toEqual([slow, next]);
    } finally {
      vi.useRealTimers();
    }
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it.each(['image/png', 'image/gif', 'application/pdf'])('of the type %s stays as it is', (type) => {
    expect(smallerPhoto(largePhoto('drawing', 3, type), new AbortController().signal)).toBeNull();
  });
});
