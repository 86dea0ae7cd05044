import { createToaster } from '@chakra-ui/react';
import type { ApiError } from '#shared/api/client.ts';

/** One message at a time: a new one takes the old one's place, stays five seconds. The parts that show them load after the page. */

const displayMilliseconds = 5_000;

/** On a phone what is done next stands at the bottom: dialogs, action bars, navigation. Messages leave that free. */
const isPhone = window.matchMedia('(max-width: 767.98px)').matches;

export const toaster = createToaster({
  placement: isPhone ? 'top' : 'bottom-end',
  max: 1,
  duration: displayMilliseconds,
  hotkey: ['F8'],
  // Below the header, and above the bar a page may have at the bottom: the theme says how high that is.
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
  /** What the server said, or the given sentence when it said nothing for people. */
  failure: (title: string, error: ApiError | Error | null, fallback?: string) =>
    show('error', title, error?.message || fallback),
};
