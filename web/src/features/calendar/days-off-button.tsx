import { Button } from '@chakra-ui/react';
import { CalendarOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LostOverlay } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';

const DaysOffDialog = lazy(() => import('./days-off-dialog.tsx'), LostOverlay);

/** The dialog loads on the first press, because most visits to the calendar do not need it. */
export function DaysOffButton() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="outline" size="lg" onClick={() => setOpen(true)}>
        <CalendarOff size={18} /> Days off
      </Button>
      <Suspense>{isOpen !== null && <DaysOffDialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
