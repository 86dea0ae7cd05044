import { ApplicationsDialog } from './apply/applications-dialog.tsx';
import { ApplyDialog } from './apply/apply-dialog.tsx';
import { ShareDialog } from './apply/share-dialog.tsx';
import { CancelDialog } from './end/cancel-dialog.tsx';
import { DeleteDialog } from './end/delete-dialog.tsx';
import { ReturnDialog } from './end/return-dialog.tsx';
import { UnassignDialog } from './end/unassign-dialog.tsx';
import { PhotoDialog } from './look/photo-dialog.tsx';
import { ApproveDialog } from './pay/approve-dialog.tsx';
import { RequestPaymentDialog } from './pay/request-payment-dialog.tsx';
import { CompleteDialog } from './prove/complete-dialog.tsx';
import { ReviewDialog } from './review/review-dialog.tsx';
import { ScheduleDialog } from './schedule/schedule-dialog.tsx';

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
