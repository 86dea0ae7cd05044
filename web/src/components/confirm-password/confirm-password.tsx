import { useEffect, useRef, useState } from 'react';
import { answerPasswordRequests } from '../../lib/server/request/confirmation.ts';
import { ConfirmPasswordForm, type PasswordWords } from './confirm-password-form.tsx';

/** Asks for the password if the server requires it for a change. The change then continues automatically. */
export function ConfirmPassword(words: PasswordWords) {
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(isConfirmed: boolean) => void>(() => undefined);
  const close = (isConfirmed: boolean) => {
    setOpen(false);
    settle.current(isConfirmed);
  };
  useEffect(() => {
    const stop = answerPasswordRequests(
      () =>
        new Promise((resolve) => {
          settle.current = resolve;
          setOpen(true);
        }),
    );
    return () => {
      stop();
      settle.current(false);
    };
  }, []);
  return isOpen && <ConfirmPasswordForm {...words} onClose={close} />;
}
