import { LostOverlay } from '../../components/lost.tsx';
import type { RowDialogProps } from '../../components/row-dialogs/row-dialogs.tsx';
import { lazy } from '../../lib/lazy.tsx';

/** The dialogs of a job over a list. They load when a row opens one, because most visits open none. */
export const DialogInPlace = lazy<RowDialogProps>(() => import('../../features/job/dialog-in-place.tsx'), LostOverlay);
