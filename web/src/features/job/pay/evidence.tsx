import { Button, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { ReturnDialog } from '../end/return-dialog.tsx';
import { ReturnWorkDialog } from '../end/return-work-dialog.tsx';
import { PhotoReviewDialog } from '../prove/photo-review-dialog.tsx';
import { RequirementItem } from '../prove/requirement-item.tsx';
import { RequirementPhotos } from '../prove/requirement-photos.tsx';
import { useRequirements } from '../prove/use-requirements.ts';
import { DialogOverDialog, type JobDialog, type Requirement, useJobScreen } from '../screen/job-screen.tsx';

/** The button that requests changes to the work of a job without requirements. */
function ReturnWork() {
  const { may, open } = useJobScreen();
  return (
    <>
      <Text color="fg.muted">The job has no requirements.</Text>
      {may('returnWork') && (
        <Button variant="outline" size="lg" alignSelf="start" onClick={() => open({ name: 'returnWork' })}>
          <RotateCcw size={16} /> Request Changes
        </Button>
      )}
    </>
  );
}

function Requirements({ of: requirements }: { of: readonly Requirement[] }) {
  const { may, open } = useJobScreen();
  if (requirements.length === 0) return <ReturnWork />;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {requirements.map((requirement) => (
        <RequirementItem
          key={requirement.id}
          requirement={requirement}
          onReturn={
            may('returnRequirement') && requirement.completed
              ? () => open({ name: 'returnRequirement', requirement })
              : undefined
          }
        >
          {requirement.photos && requirement.photos.length > 0 && <RequirementPhotos requirement={requirement} />}
        </RequirementItem>
      ))}
    </Stack>
  );
}

/** The submitted evidence, in the dialog that approves the payment. A request for changes calls `onReturned`. */
export function Evidence({ onReturned }: { onReturned: () => void }) {
  const { job } = useJobScreen();
  const read = useRequirements();
  const show = (dialog: JobDialog) => {
    if (dialog.name === 'returnRequirement') return <ReturnDialog of={dialog} onDone={onReturned} />;
    if (dialog.name === 'returnWork') return <ReturnWorkDialog onDone={onReturned} />;
    return dialog.name === 'photoReview' && <PhotoReviewDialog of={dialog} />;
  };
  return (
    <Stack as="section" aria-label="What the installer submitted" gap="3">
      <Heading as="h3" textStyle="label" color="fg.muted">
        What the installer submitted
      </Heading>
      {job.completedAt && <Text>Completed {happened(job.completedAt, 'moment')}</Text>}
      <ReadGate of={read} waiting={<Skeleton height="24" role="status" aria-label="Loading..." />}>
        {({ requirements }) => (
          <DialogOverDialog show={show}>
            <Requirements of={requirements} />
          </DialogOverDialog>
        )}
      </ReadGate>
    </Stack>
  );
}
