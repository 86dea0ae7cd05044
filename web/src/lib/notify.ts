import { createToaster } from '@chakra-ui/react';
import type { ApiError } from '#shared/api/client.ts';

/** One message at a time: a new one takes the old one's place, stays five seconds. The parts that show them load after the page. */

const displayMilliseconds = 5_000;

export const toaster = createToaster({
  placement: 'bottom-end',
  max: 1,
  duration: displayMilliseconds,
  hotkey: ['F8'],
  // On a phone they stand above the bar at the bottom: the theme says how high that is.
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--above-bottom-bar)' },
  pauseOnPageIdle: true,
});

interface Message {
  title: string;
  description?: string;
}

const show = (type: 'success' | 'error' | 'info', message: Message): void => {
  toaster.remove();
  toaster.create({ type, closable: true, ...message });
};

export const notify = {
  success: (title: string, description?: string) => show('success', { title, ...(description ? { description } : {}) }),
  info: (title: string, description?: string) => show('info', { title, ...(description ? { description } : {}) }),
  /** What the server said, or the given sentence when it said nothing for people. */
  failure: (title: string, error: ApiError | Error | null, fallback?: string) => {
    const said = error?.message || fallback;
    show('error', { title, ...(said ? { description: said } : {}) });
  },
};
