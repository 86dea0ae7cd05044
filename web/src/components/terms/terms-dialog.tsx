import { Suspense } from 'react';
import { lazy } from '../../lib/lazy.tsx';
import { LostOverlay } from '../lost.tsx';
import type { ChangedTerms } from './use-changed-terms.ts';

/** Few people meet changed terms, so the script of the question loads only after a refusal. */
const TermsQuestion = lazy(() => import('./terms-question.tsx'), LostOverlay);

/** Asks to confirm changed terms, after the server refused a write because of them. */
export const TermsDialog = ({ of, label }: { of: ChangedTerms; label: string }) => (
  <Suspense>{of.refused !== null && <TermsQuestion of={of} label={label} />}</Suspense>
);
