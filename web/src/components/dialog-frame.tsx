import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { currentOpener } from '../lib/opener.ts';

/** Dismissing a toast does not count as a press outside the dialog. */
const messages = [() => document.querySelector('[data-scope=toast][data-part=group]')];

/** What opened the dialog, or the page if that is gone. */
const focusAfter = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    ? opener
    : document.querySelector('main');

interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** On a phone: slides up from the bottom, or sits at the top where the keyboard does not cover it. */
  onPhone?: 'bottom' | 'top';
  /** Confirms something that cannot be undone. */
  isAlert?: boolean;
}

/** The frame of every dialog: title, close button, scrolling body and buttons. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  text,
  children,
  footer,
  size = 'md',
  onPhone = 'bottom',
  isAlert = false,
}: DialogFrameProps) {
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
      onOpenChange={({ open }) => !open && onClose()}
      role={isAlert ? 'alertdialog' : 'dialog'}
      size={size}
      placement={{ base: onPhone, md: 'center' }}
      scrollBehavior="inside"
      persistentElements={messages}
      lazyMount
      unmountOnExit
      finalFocusEl={() => focusAfter(opener)}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('[data-first-focus]') ?? null}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Header flexDirection="column" gap="1" pe="12" pb="3">
              <Dialog.Title>{title}</Dialog.Title>
              {text && <Dialog.Description color="fg.muted">{text}</Dialog.Description>}
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
