import { Suspense } from 'react';
import { lazy } from '../../lib/lazy.tsx';
import { LostOverlay } from '../lost.tsx';
import type { ChangedTerms } from './use-changed-terms.ts';

/** Few answers meet changed terms, so the dialog loads then. */
const TermsQuestion = lazy(() => import('./terms-question.tsx'), LostOverlay);

/** Asks to confirm changed terms, once a write was refused for them. */
export const TermsDialog = ({ of, label }: { of: ChangedTerms; label: string }) => (
  <Suspense>{of.refused !== null && <TermsQuestion of={of} label={label} />}</Suspense>
);
