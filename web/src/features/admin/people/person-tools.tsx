import type { AdminInstaller, AdminRetailer } from '../frame/admin-words.ts';
import type { Tool } from '../frame/searched-list.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { SuspendDialog, suspendLabel } from './suspend-dialog.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

/** The actions for both retailers and installers. */
export const personTools: readonly Tool<AdminRetailer | AdminInstaller>[] = [
  {
    label: ({ suspendedAt }) => suspendLabel(suspendedAt),
    dialog: (person, onClose) => <SuspendDialog person={person} onClose={onClose} />,
  },
  {
    label: ({ mailStopped }) => (mailStopped ? 'Email' : null),
    before: 'to',
    dialog: (person, onClose) =>
      person.mailStopped && <MailDialog person={person} stopped={person.mailStopped} onClose={onClose} />,
  },
  {
    label: ({ twoFactorSince }) => (twoFactorSince ? 'Two-factor' : null),
    before: 'of',
    dialog: (person, onClose) =>
      person.twoFactorSince && <TwoFactorDialog person={person} since={person.twoFactorSince} onClose={onClose} />,
  },
  {
    label: 'Notes',
    before: 'about',
    dialog: (person, onClose) => <NotesDialog person={person} onClose={onClose} />,
  },
];
