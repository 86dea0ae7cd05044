import type { ComponentProps } from 'react';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { useJobScreen } from './job-screen.tsx';

/** The frame of a dialog over a job. `useJobScreen` decides when the dialog is open. */
export function JobDialogFrame(frame: Omit<ComponentProps<typeof DialogFrame>, 'isOpen' | 'onClose' | 'onGone'>) {
  const { isDialogOpen, isOverDialog, close, forget } = useJobScreen();
  return <DialogFrame {...frame} isEntry={!isOverDialog} isOpen={isDialogOpen} onClose={close} onGone={forget} />;
}
