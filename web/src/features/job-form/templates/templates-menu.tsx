import { Button, HStack } from '@chakra-ui/react';
import { Files } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LostOverlay } from '#web/src/components/lost.tsx';
import { lazy } from '#web/src/lib/lazy.tsx';
import { whenIdle } from '#web/src/lib/when-idle.ts';

const TemplatesDialog = lazy(
  whenIdle(() => import('./templates-dialog.tsx')),
  LostOverlay,
);

/** The button that opens the templates. Their dialog loads separately, because few retailers need it each time. */
export function TemplatesMenu() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <HStack justify="end" pb="4">
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Files size={16} aria-hidden /> Templates
      </Button>
      <Suspense>{isOpen !== null && <TemplatesDialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </HStack>
  );
}
