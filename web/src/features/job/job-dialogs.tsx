import { ApplicationsDialog } from './applications-dialog.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { RequestPaymentDialog } from './request-payment-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { UnassignDialog } from './unassign-dialog.tsx';

/** All dialogs of a job. At most one is open. */
const JobDialogs = () => (
  <>
    <ApplicationsDialog />
    <ApplyDialog />
    <ScheduleDialog />
    <UnassignDialog />
    <CompleteDialog />
    <RequestPaymentDialog />
    <ApproveDialog />
    <ReviewDialog />
    <ShareDialog />
    <ReturnDialog />
    <CancelDialog />
    <DeleteDialog />
    <PhotoDialog />
  </>
);

export default JobDialogs;
