import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../../components/dialog-frame.tsx';
import { type AuthView, useSession } from '../../lib/session.tsx';
import { AuthForms, authTexts, authTitles } from './auth-forms.tsx';

/** While it closes it goes on showing the view it had. */
function useLastView(view: AuthView, isOpen: boolean): AuthView {
  const [last, setLast] = useState(view);
  if (isOpen && last !== view) setLast(view);
  return isOpen ? view : last;
}

export function OpenedAuthDialog({ view, isOpen }: { view: AuthView; isOpen: boolean }) {
  const { openAuth, closeAuth } = useSession();
  const shown = useLastView(view, isOpen);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && closeAuth()}
      persistentElements={messages}
      lazyMount
      unmountOnExit
      size="sm"
      placement={{ base: 'top', md: 'center' }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header flexDirection="column" gap="1" pb="4">
              <Dialog.Title textStyle="title">{authTitles[shown]}</Dialog.Title>
              <Dialog.Description color="fg.muted">{authTexts[shown]}</Dialog.Description>
            </Dialog.Header>
            <Dialog.Body pb="6">
              <AuthForms key={shown} view={shown} onSwitch={openAuth} onDone={closeAuth} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
