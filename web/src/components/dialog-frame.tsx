import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';

/** Sending a message away is no press beside the dialog. */
const messages = [() => document.querySelector('[data-scope=toast][data-part=group]')];

interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** On a phone: rising from below, or at the top where the keyboard leaves it free. */
  onPhone?: 'bottom' | 'top';
  /** Asks before something that cannot be undone. */
  isAlert?: boolean;
}

/** Every dialog stands in this: its title, its close button, its body that scrolls, its buttons. */
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
