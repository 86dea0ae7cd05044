import { Button } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { SectionCard } from '../../components/section-card.tsx';
import { useLeave } from '../../lib/server/use-leave.ts';

export function DangerZone() {
  const leave = useLeave();
  return (
    <SectionCard title="Danger Zone" text="Signs you out on this device. Everything you saved is kept." isDanger>
      <Button colorPalette="red" variant="outline" size="lg" alignSelf={{ sm: 'start' }} onClick={leave}>
        <LogOut size={18} /> Sign Out
      </Button>
    </SectionCard>
  );
}
