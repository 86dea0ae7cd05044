import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { routes } from '#shared/api/index.ts';
import { png } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());
beforeEach(async () => {
  browseAs(await app.installer());
  openApp('/upload-test');
  await screen.findByRole('heading', { level: 1, name: 'Upload test' });
});

const picture = new File([new Uint8Array(png())], 'roof.png', { type: 'image/png' });
const upload = () => userEvent.click(screen.getByRole('button', { name: 'Upload File' }));
const choose = () => userEvent.upload(screen.getByLabelText('Picture'), picture);

/** Answers matching requests with this answer, and sends all others on. */
function answering(matches: (url: string, method: string) => boolean, answer: () => Response): void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    matches(String(input), init?.method ?? 'GET') ? answer() : real(input, init);
  onTestFinished(() => {
    globalThis.fetch = real;
  });
}
const busy = () => new Response('busy', { status: 503 });

describe('the page that tests uploads', () => {
  it('asks for a file first', async () => {
    await upload();
    expect(await screen.findByText('No file selected')).toBeVisible();
    expect(screen.getByText('Please select a file first')).toBeVisible();
  });

  it("shows the name, the size, the picture and the server's answer", async () => {
    await choose();
    expect(screen.getByText('roof.png')).toBeVisible();
    expect(screen.getByText(/^[\d.]+ KB$/)).toBeVisible();
    await upload();
    expect(await screen.findByText('Upload successful!')).toBeVisible();
    expect(screen.getByText('File uploaded and ready to display')).toBeVisible();
    expect(screen.getByRole('img', { name: 'The uploaded file' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/api\/objects\//),
    );
    expect(screen.getByText(/"objectKey"/)).toBeVisible();
  });

  const cases: [string, (url: string, method: string) => boolean, () => Response][] = [
    ['Failed to get upload URL', (url) => url === routes.createUpload.path, busy],
    ['Upload failed: 403', (_, method) => method === 'PUT', () => new Response('', { status: 403 })],
    ['Failed to finalize upload', (url) => url === routes.finalizeUpload.path, busy],
  ];
  it.each(cases)('says which step failed: %s', async (words, matches, answer) => {
    answering(matches, answer);
    await choose();
    await upload();
    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'The uploaded file' })).toBeNull();
  });

  it('reports an unexpected failure', async () => {
    answering(
      (_, method) => method === 'PUT',
      () => {
        throw new TypeError('Failed to fetch');
      },
    );
    await choose();
    await upload();
    expect(await screen.findByText('Unknown error occurred')).toBeVisible();
  });
});
