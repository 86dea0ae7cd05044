import { type ComponentType, useEffect } from 'react';
import type { JobAction } from '#shared/domain/jobs/lifecycle.ts';
import { AcceptDialog } from './apply/accept-dialog.tsx';
import { ApplicationsDialog } from './apply/applications-dialog.tsx';
import { ApplyDialog } from './apply/apply-dialog.tsx';
import { ShareDialog } from './apply/share-dialog.tsx';
import { CancelDialog } from './end/cancel-dialog.tsx';
import { DeclineDialog } from './end/decline-dialog.tsx';
import { DeleteDialog } from './end/delete-dialog.tsx';
import { ReturnDialog } from './end/return-dialog.tsx';
import { ReturnWorkDialog } from './end/return-work-dialog.tsx';
import { UnassignDialog } from './end/unassign-dialog.tsx';
import { WithdrawDialog } from './end/withdraw-dialog.tsx';
import { PhotoDialog } from './look/photo-dialog.tsx';
import { ApproveDialog } from './pay/approve-dialog.tsx';
import { RequestPaymentDialog } from './pay/request-payment-dialog.tsx';
import { CaptionDialog } from './prove/caption-dialog.tsx';
import { CompleteDialog } from './prove/complete-dialog.tsx';
import { PhotoReviewDialog } from './prove/photo-review-dialog.tsx';
import { RemovePhotoDialog } from './prove/remove-photo-dialog.tsx';
import { ShowPhotoDialog } from './prove/show-photo-dialog.tsx';
import { ReviewDialog } from './review/review-dialog.tsx';
import { ScheduleDialog } from './schedule/schedule-dialog.tsx';
import { StartDialog } from './schedule/start-dialog.tsx';
import { type JobDialog, useJobScreen } from './screen/job-screen.tsx';
import { TeamDialog } from './team/team-dialog.tsx';

const dialogs: { [N in JobDialog['name']]: ComponentType<{ of: Extract<JobDialog, { name: N }> }> } = {
  applications: ApplicationsDialog,
  accept: AcceptDialog,
  apply: ApplyDialog,
  schedule: ScheduleDialog,
  start: StartDialog,
  team: TeamDialog,
  unassign: UnassignDialog,
  complete: CompleteDialog,
  requestPayment: RequestPaymentDialog,
  approvePayment: ApproveDialog,
  review: ReviewDialog,
  share: ShareDialog,
  returnRequirement: ReturnDialog,
  returnWork: ReturnWorkDialog,
  photoReview: PhotoReviewDialog,
  photoCaption: CaptionDialog,
  showPhoto: ShowPhotoDialog,
  removePhoto: RemovePhotoDialog,
  cancel: CancelDialog,
  decline: DeclineDialog,
  withdraw: WithdrawDialog,
  delete: DeleteDialog,
  photo: PhotoDialog,
};

/** The actions that each dialog serves. `useEndOfPurpose` never closes a dialog that is not listed here. */
const purposes: { [N in JobDialog['name']]?: readonly JobAction[] } = {
  accept: ['acceptInvite', 'acceptLink'],
  apply: ['apply'],
  schedule: ['schedule'],
  start: ['start'],
  team: ['assignTeam'],
  unassign: ['unassign'],
  complete: ['complete'],
  requestPayment: ['requestPayment'],
  approvePayment: ['approvePayment'],
  review: ['firstReview', 'laterReview'],
  share: ['share'],
  returnRequirement: ['returnRequirement'],
  returnWork: ['returnWork'],
  photoCaption: ['completeRequirement'],
  showPhoto: ['askToShowPhoto'],
  removePhoto: ['removeShownPhoto'],
  cancel: ['cancel'],
  decline: ['declineInvite'],
  withdraw: ['withdrawApplication'],
  delete: ['delete'],
};

/** Closes the dialog after a refusal or a lost answer, if the job, read again, allows none of the dialog's actions. */
function useEndOfPurpose() {
  const { dialog, isDialogOpen, isRefused, may, close } = useJobScreen();
  const purpose = dialog && purposes[dialog.name];
  const isPointless = isRefused && isDialogOpen && purpose !== null && purpose !== undefined && !purpose.some(may);
  useEffect(() => {
    if (isPointless) close();
  }, [isPointless, close]);
}

/** The dialog over a job. At most one is mounted. */
export default function JobDialogs() {
  const { dialog } = useJobScreen();
  useEndOfPurpose();
  if (dialog === null) return null;
  const Mounted = dialogs[dialog.name] as ComponentType<{ of: JobDialog }>;
  return <Mounted key={dialog.name} of={dialog} />;
}
