import { Box, Button } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LostOverlay } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';

const FeedDialog = lazy(() => import('./feed-dialog.tsx'), LostOverlay);

const label = 'Add to my calendar';

/** People create the link once, so the dialog loads on the first press. On a phone, the button is only an icon. */
export function FeedButton() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        minHeight={{ base: '12', md: 'auto' }}
        minWidth={{ base: '12', md: 'auto' }}
        px={{ base: '0', md: '5' }}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <CalendarPlus size={18} />
        <Box as="span" hideBelow="md">
          {label}
        </Box>
      </Button>
      <Suspense>{isOpen !== null && <FeedDialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
