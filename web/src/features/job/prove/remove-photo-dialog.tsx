import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { companiesOf } from './shown-photo-words.ts';

/** Removes the photo from both company pages. If an administrator does so, the companies can show no other photo of the job. */
export function RemovePhotoDialog() {
  const { job, is, refuse, close } = useJobScreen();
  const isParty = is('owner') || is('assignee');
  const remove = useJobWrite('removeShownPhoto');
  const bar = useWrite('barShownPhoto', { onRefused: refuse });
  const { retailer, installer } = companiesOf(job);
  const other = is('owner') ? installer : retailer;
  const isAsked = job.shownPhoto?.state === 'asked';
  const taken = isAsked
    ? 'The company pages will not show the photo'
    : 'Both company pages will stop showing the photo';
  const text = isParty
    ? `${taken}, and we'll tell ${other}.`
    : `${taken} and can show no other photo of this job. We'll tell both companies.`;
  const input = { params: { id: job.id }, body: {} };
  return (
    <JobDialogFrame
      isAlert
      title="Remove photo"
      text={text}
      footer={
        <ConfirmFooter
          label="Remove photo"
          cancelLabel="Keep photo"
          isDanger
          isPending={remove.isPending || bar.isPending}
          onCancel={close}
          onConfirm={() => (isParty ? remove : bar).mutate(input, { onSuccess: close })}
        />
      }
    />
  );
}
