import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { type Message, showMessages } from '../../lib/notify.ts';
import { createQueryClient } from '../../lib/server/queries.ts';
import { useLogo } from './use-logo.ts';

const uploadURL = 'https://storage.example.com/logo.png';
const badGateway = () => new Response('<html>Bad gateway</html>', { status: 502 });

/** Chooses a logo while `server` and `storage` answer the requests. Returns the message on screen. */
async function chooseLogo(server: () => Response, storage: () => Response) {
  const messages: Message[] = [];
  onTestFinished(showMessages((message) => messages.push(message)));
  const real = globalThis.fetch;
  globalThis.fetch = async (input) => (String(input) === uploadURL ? storage() : server());
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useLogo(true), { wrapper });
  act(() => result.current.choose(new Blob(['a picture'])));
  await waitFor(() => expect(messages).toHaveLength(1));
  return messages[0];
}

const address = () =>
  new Response(JSON.stringify({ uploadURL }), { status: 201, headers: { 'content-type': 'application/json' } });

it('if the storage refuses a logo, the message is about the image', async () => {
  expect(await chooseLogo(address, badGateway)).toMatchObject({
    title: 'Upload failed',
    description: 'Failed to upload image',
  });
});

it('if the server refuses a logo without a reason, the message is about the logo', async () => {
  expect(await chooseLogo(badGateway, badGateway)).toMatchObject({
    title: 'Upload failed',
    description: 'Failed to upload logo',
  });
});
