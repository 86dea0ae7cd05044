import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { useDialogEntry } from '../../lib/dialog-entries.ts';
import { currentOpener } from '../../lib/opener.ts';
import { Consequences } from './consequences.tsx';

const messages = () => document.querySelector('[data-scope=toast][data-part=group]');

/** Returns the element that opened the dialog, or the page if that element is gone. */
const focusAfter = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    ? opener
    : document.querySelector('main');

const field = 'form :is(input, textarea, select):not([hidden], [type=hidden], [type=file])';

/**
 * Returns the element that gets the focus first, or null for the first control of the dialog. A button in a notice about a draft
 * is skipped, because the person opened the dialog for its form.
 */
const firstFocus = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>('[data-first-focus]') ??
  (content?.querySelector('[data-draft-notice]') ? content.querySelector<HTMLElement>(field) : null);

const atSide = {
  positioner: { justifyContent: { md: 'flex-end' }, alignItems: { md: 'stretch' } },
  content: {
    m: { md: '0' },
    height: { md: '100dvh' },
    maxHeight: { md: '100dvh' },
    borderRadius: { md: '0' },
    borderStartRadius: { md: 'xl' },
  },
} as const;

interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  /** Replaces `onClose` for Escape, the close button and a press beside the dialog. The Back button always calls `onClose`. */
  onDismiss?: () => void;
  title: string;
  text?: ReactNode;
  /** The consequences of a step, each in the future tense. They are listed below the text. */
  consequences?: readonly string[];
  children?: ReactNode;
  footer?: ReactNode;
  /** `cover` fills the whole screen of a phone, for a photo. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'cover';
  /** On a phone, the dialog slides up from the bottom, or is at the top, where the keyboard does not cover it. */
  onPhone?: 'bottom' | 'top';
  /**
   * On a desktop, the dialog is at the side of the page and as high as the window. Use this for content that is long, or that a
   * person compares with the page.
   */
  isAtSide?: boolean;
  /** Whether the dialog confirms a step that cannot be undone. */
  isAlert?: boolean;
  /** Whether the dialog is an entry of the browser's history. False for a dialog that asks about leaving the page. */
  isEntry?: boolean;
  /** Called when the dialog has disappeared. */
  onGone?: () => void;
}

/** The frame of every dialog: title, close button, scrolling body and buttons. The Back button closes it too. */
export function DialogFrame({
  isOpen,
  onClose,
  onDismiss = onClose,
  title,
  text,
  consequences = [],
  children,
  footer,
  size = 'md',
  onPhone = 'bottom',
  isAtSide = false,
  isAlert = false,
  isEntry = true,
  onGone,
}: DialogFrameProps) {
  useDialogEntry(isOpen && isEntry, onClose);
  const content = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(currentOpener());
  }
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onDismiss()}
      {...(onGone ? { onExitComplete: onGone } : {})}
      role={isAlert ? 'alertdialog' : 'dialog'}
      size={size === 'cover' ? { base: 'full', md: 'xl' } : size}
      placement={{ base: onPhone, md: 'center' }}
      scrollBehavior="inside"
      motionPreset={isAtSide ? 'slide-in-right' : 'scale'}
      // A press on a toast does not count as a press outside the dialog. The library fails on a missing element, so this returns
      // the dialog itself until the toasts have loaded.
      persistentElements={[() => messages() ?? content.current]}
      lazyMount
      unmountOnExit
      finalFocusEl={() => focusAfter(opener)}
      initialFocusEl={() => firstFocus(content.current)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...(isAtSide ? atSide.positioner : {})}>
          <Dialog.Content
            ref={content}
            {...(isAtSide ? atSide.content : {})}
            {...(size === 'cover' ? { mx: { base: '0', md: '4' } } : {})}
          >
            <Dialog.Header flexDirection="column" gap="1" pe="12" pb="3">
              <Dialog.Title>{title}</Dialog.Title>
              {(text || consequences.length > 0) && (
                <Dialog.Description color="fg.muted">
                  {text}
                  <Consequences of={consequences} />
                </Dialog.Description>
              )}
            </Dialog.Header>
            {children ? <Dialog.Body pb={footer ? '4' : '6'}>{children}</Dialog.Body> : null}
            {footer && (
              <Dialog.Footer flexWrap="wrap" pt="2">
                {footer}
              </Dialog.Footer>
            )}
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
