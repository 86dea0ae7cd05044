import { Button } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LostOverlay } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';

const FeedDialog = lazy(() => import('./feed-dialog.tsx'), LostOverlay);

/** People create the link once, so the dialog loads on the first press. */
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
