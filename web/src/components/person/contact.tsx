import { Button, type ButtonProps } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../../lib/server/session.tsx';
import { InviteDialog } from './invite-dialog.tsx';

interface ContactProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  installer: { id: string; companyName: string };
  children: ReactNode;
}

/**
 * The contact button. A retailer chooses a job and invites the installer. A visitor signs in first and then returns to this
 * choice. Installers have no such button.
 */
export function Contact({ installer, children, ...button }: ContactProps) {
  const { user, isLoading, openAuth, takeWanted } = useSession();
  const [isOpen, setOpen] = useState(false);
  const isRetailer = user?.role === 'retailer';
  useEffect(() => {
    if (isRetailer && takeWanted(`contact ${installer.id}`)) setOpen(true);
  }, [isRetailer, takeWanted, installer.id]);
  if (user && !isRetailer) return null;
  return (
    <>
      <Button
        {...button}
        disabled={user === null && isLoading}
        onClick={() => (user ? setOpen(true) : openAuth('login', `contact ${installer.id}`))}
      >
        {children}
      </Button>
      <InviteDialog installer={installer} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
