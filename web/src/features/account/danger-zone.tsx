import { Button, Stack, Text } from '@chakra-ui/react';
import { LogOut, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { UserView } from '#shared/api/auth.ts';
import { LostOverlay } from '../../components/lost.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { useLeave } from '../../lib/server/use-leave.ts';
import { settingsSections } from './settings-sections.ts';

const DeleteAccountDialog = lazy(
  async () => ({ default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog }),
  LostOverlay,
);

/** Tells whether another person opened the company's account. Someone who joined can leave the company, but not delete it. */
const hasJoined = ({ id, person }: UserView): boolean => person.id !== id;

export function DangerZone({ user }: { user: UserView }) {
  const leave = useLeave();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <SectionCard
      {...settingsSections.danger}
      text="Signs you out on this device. Everything you saved is kept."
      isDanger
    >
      <Stack gap="4" alignItems={{ sm: 'start' }}>
        <Button colorPalette="red" variant="outline" size="lg" onClick={leave}>
          <LogOut size={18} /> Sign Out
        </Button>
        <Text textStyle="note" color="fg.muted">
          {hasJoined(user)
            ? 'Removes you from the company permanently. It keeps its jobs, and your name on the work you did.'
            : 'Permanently deletes your account. Before you confirm, we show you what happens to each of your jobs.'}
        </Text>
        <Button colorPalette="red" variant="outline" size="lg" onClick={() => setIsDeleting(true)}>
          <Trash2 size={18} /> {hasJoined(user) ? 'Leave company' : 'Delete account'}
        </Button>
      </Stack>
      <Suspense fallback={null}>
        {isDeleting && <DeleteAccountDialog isLeaving={hasJoined(user)} onClose={() => setIsDeleting(false)} />}
      </Suspense>
    </SectionCard>
  );
}
