import { useState } from 'react';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { type AuthView, useSession } from '../../lib/server/session.tsx';
import { AuthForms, authTextOf, authTitles } from './auth-forms.tsx';

/** Returns the last view while the dialog closes, so that its content does not change. */
function useLastView(view: AuthView, isOpen: boolean): AuthView {
  const [last, setLast] = useState(view);
  if (isOpen && last !== view) setLast(view);
  return isOpen ? view : last;
}

export function OpenedAuthDialog({ view, isOpen }: { view: AuthView; isOpen: boolean }) {
  const { switchAuth, closeAuth, authPurpose } = useSession();
  const shown = useLastView(view, isOpen);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={closeAuth}
      title={authTitles[shown]}
      text={authTextOf(shown, authPurpose)}
      size="sm"
      onPhone="top"
    >
      <AuthForms key={shown} view={shown} onSwitch={switchAuth} onDone={closeAuth} />
    </DialogFrame>
  );
}
