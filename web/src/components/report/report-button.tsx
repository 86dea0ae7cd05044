import { Button } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazy } from '../../lib/lazy.tsx';
import { mayDo } from '../../lib/may-do.ts';
import { useSession } from '../../lib/server/session.tsx';
import { LostOverlay } from '../lost.tsx';
import type { Reported } from './report-dialog.tsx';

const ReportDialog = lazy(() => import('./report-dialog.tsx'), LostOverlay);

interface ReportButtonProps {
  of: Reported;
  /** The author or owner, who can't report their own page or review. */
  authorId: string | null;
}

/** The button that reports a profile or review. Few people press it, so its dialog loads on the first press. */
export function ReportButton({ of, authorId }: ReportButtonProps) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (!user || user.id === authorId || !mayDo(user, 'read')) return null;
  const what = of.reviewWrittenAt === undefined ? 'profile' : 'review';
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        minHeight="10"
        px="2"
        ms="-2"
        color="fg.muted"
        alignSelf="start"
        aria-label={`Report this ${what}`}
        onClick={() => setOpen(true)}
      >
        <Flag size={16} aria-hidden /> Report
      </Button>
      <Suspense>{isOpen !== null && <ReportDialog of={of} isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
