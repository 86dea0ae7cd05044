import { Button } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LostOverlay } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';

const FeedDialog = lazy(() => import('./feed-dialog.tsx'), LostOverlay);

/** People set it up once, so the rest of it loads when it is asked for. */
export function FeedButton() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="outline" size="lg" onClick={() => setOpen(true)}>
        <CalendarPlus size={18} /> Add to my calendar
      </Button>
      <Suspense>{isOpen !== null && <FeedDialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
