import { Button } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { SectionCard } from '../../components/section-card.tsx';
import { paths } from '../../config/paths.ts';
import { notify } from '../../lib/notify.ts';
import { useSession } from '../../lib/session.tsx';

export function DangerZone() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: async () => {
      await navigate(paths.home);
      await signOut();
    },
    onError: (error) => notify.failure('Error', error, 'Failed to sign out'),
  });
  return (
    <SectionCard title="Danger Zone" text="Signs you out on this device. Everything you saved is kept." isDanger>
      <Button
        colorPalette="red"
        variant="outline"
        size="lg"
        alignSelf={{ sm: 'start' }}
        loading={leave.isPending}
        onClick={() => leave.mutate()}
      >
        <LogOut size={18} /> Sign Out
      </Button>
    </SectionCard>
  );
}
