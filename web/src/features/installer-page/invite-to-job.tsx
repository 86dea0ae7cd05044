import { Button } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { InviteDialog } from '../../components/person/invite-dialog.tsx';
import type { PublicInstaller } from './installer-facts.ts';

/** Opens the choice of the retailer's jobs. */
export function InviteToJob({ installer }: { installer: PublicInstaller }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" onClick={() => setOpen(true)}>
        <Send size={18} /> Invite to a job
      </Button>
      <InviteDialog installer={installer} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
