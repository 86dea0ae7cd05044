import { createToaster, Stack, Toast, Toaster } from '@chakra-ui/react';
import { type PointerEvent, useRef } from 'react';
import type { ApiError } from '#shared/api/client.ts';

/** One message at a time: a new one takes the old one's place, stays five seconds, and can be swiped away to the right. */

const displayMilliseconds = 5_000;
const swipePixels = 50;

const toaster = createToaster({
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

export function Messages() {
  const start = useRef<number | null>(null);
  const swipe = (id: string | undefined) => ({
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (moved >= swipePixels && id) toaster.dismiss(id);
    },
  });
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root width={{ md: 'sm' }} borderRadius="lg" {...swipe(toast.id)}>
          <Toast.Indicator />
          <Stack gap="0.5" flex="1" maxWidth="100%">
            {toast.title && <Toast.Title>{toast.title}</Toast.Title>}
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </Stack>
          <Toast.CloseTrigger aria-label="Close" />
        </Toast.Root>
      )}
    </Toaster>
  );
}
