import { createToaster, Portal, Stack, Toast, Toaster } from '@chakra-ui/react';
import { type PointerEvent, useRef } from 'react';
import { showMessages } from '../lib/notify.ts';
import { shortcuts } from '../lib/shortcuts.ts';
import { Reference } from './reference.tsx';

const displayMilliseconds = 5_000;
const swipePixels = 50;

/** On a phone, dialogs, action bars and navigation are at the bottom, so toasts appear at the top. */
const isPhone = matchMedia('(max-width: 767.98px)').matches;

export const toaster = createToaster({
  placement: isPhone ? 'top' : 'bottom-end',
  max: 1,
  duration: displayMilliseconds,
  hotkey: [...shortcuts.messages.keys],
  // Toasts appear below the header and above any bar at the bottom of the page. The theme defines these heights.
  offsets: { left: '1rem', right: '1rem', top: '4.5rem', bottom: 'var(--above-bottom-bar)' },
  pauseOnPageIdle: true,
});

showMessages(({ reference, onUndo, ...message }) => {
  toaster.remove();
  const action = onUndo ? { action: { label: 'Undo', onClick: onUndo } } : {};
  toaster.create({ ...message, ...action, closable: true, meta: { reference } });
});

/**
 * Shows toasts. A person can swipe a toast away to the right. Toasts are outside the page, because an open dialog makes the page
 * inert.
 */
export default function Messages() {
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
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root width={{ md: 'sm' }} borderRadius="lg" {...swipe(toast.id)}>
            <Toast.Indicator />
            <Stack gap="0.5" flex="1" maxWidth="100%">
              {toast.title && <Toast.Title>{toast.title}</Toast.Title>}
              {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
              <Reference to={toast.meta?.reference} />
            </Stack>
            {toast.action && <Toast.ActionTrigger minHeight="11">{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label="Close" />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
