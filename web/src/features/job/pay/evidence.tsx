import { Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { PhotoReviewDialog } from '../prove/photo-review-dialog.tsx';
import { RequirementItem } from '../prove/requirement-item.tsx';
import { RequirementPhotos } from '../prove/requirement-photos.tsx';
import { useRequirements } from '../prove/use-requirements.ts';
import { DialogOverDialog, useJobScreen } from '../screen/job-screen.tsx';

/** The submitted evidence, in the dialog in which the retailer approves the payment. The retailer requests changes on the job's page. */
export function Evidence() {
  const { job } = useJobScreen();
  const read = useRequirements();
  return (
    <Stack as="section" aria-label="What the installer submitted" gap="3">
      <Heading as="h3" textStyle="label" color="fg.muted">
        What the installer submitted
      </Heading>
      {job.completedAt && <Text>Completed {happened(job.completedAt, 'moment')}</Text>}
      <ReadGate of={read} waiting={<Skeleton height="24" role="status" aria-label="Loading..." />}>
        {({ requirements }) =>
          requirements.length === 0 ? (
            <Text color="fg.muted">The job has no requirements.</Text>
          ) : (
            <DialogOverDialog show={(dialog) => dialog.name === 'photoReview' && <PhotoReviewDialog of={dialog} />}>
              <Stack as="ul" gap="0" listStyleType="none">
                {requirements.map((requirement) => (
                  <RequirementItem key={requirement.id} requirement={requirement}>
                    {requirement.photos && requirement.photos.length > 0 && (
                      <RequirementPhotos requirement={requirement} />
                    )}
                  </RequirementItem>
                ))}
              </Stack>
            </DialogOverDialog>
          )
        }
      </ReadGate>
    </Stack>
  );
}
