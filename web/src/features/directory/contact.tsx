import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { InviteDialog } from '../../components/person/invite-dialog.tsx';
import { useSession } from '../../lib/server/session.tsx';

/** Retailers invite to one of their jobs, visitors sign in first, and installers do not contact each other here. */
export function Contact({ installer }: { installer: { id: string; companyName: string } }) {
  const { user, isLoading, openAuth } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user && user.role !== 'retailer') return null;
  return (
    <>
      <Button
        disabled={user === null && isLoading}
        aria-label={`Contact ${installer.companyName}`}
        onClick={() => (user ? setOpen(true) : openAuth('login'))}
      >
        Contact
      </Button>
      <InviteDialog installer={installer} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
