import { LostOverlay } from '../../components/lost.tsx';
import type { RowDialogProps } from '../../components/row-dialogs/row-dialogs.tsx';
import { lazy } from '../../lib/lazy.tsx';

/** The dialogs of a job over a list. Most visits to a list open none, so they load when a row asks for one. */
export const DialogInPlace = lazy<RowDialogProps>(() => import('../../features/job/dialog-in-place.tsx'), LostOverlay);
