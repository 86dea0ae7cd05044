import { createToaster } from '@chakra-ui/react';
import type { ApiError } from '#shared/api/client.ts';

/** One toast at a time: a new one replaces the old one and stays for five seconds. The toast component loads after the page. */

const displayMilliseconds = 5_000;

/** On a phone, dialogs, action bars and navigation are at the bottom, so toasts keep clear of it. */
const isPhone = matchMedia('(max-width: 767.98px)').matches;

export const toaster = createToaster({
  placement: isPhone ? 'top' : 'bottom-end',
  max: 1,
  duration: displayMilliseconds,
  hotkey: ['F8'],
  // Below the header, and above any bar at the bottom of the page. The theme defines their heights.
  offsets: { left: '1rem', right: '1rem', top: '4.5rem', bottom: 'var(--above-bottom-bar)' },
  pauseOnPageIdle: true,
});

const show = (type: 'success' | 'error' | 'info', title: string, description?: string): void => {
  toaster.remove();
  toaster.create({ type, title, closable: true, ...(description ? { description } : {}) });
};

export const notify = {
  success: (title: string, description?: string) => show('success', title, description),
  info: (title: string, description?: string) => show('info', title, description),
  /** The server's message, or the fallback if it has none for people. */
  failure: (title: string, error: ApiError | Error | null, fallback?: string) =>
    show('error', title, error?.message || fallback),
};
