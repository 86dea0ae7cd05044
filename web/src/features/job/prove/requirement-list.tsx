import { Stack } from '@chakra-ui/react';
import { maxRequirementPhotos } from '#shared/domain/jobs/uploads.ts';
import { LostOverlay } from '../../../components/lost.tsx';
import { lazy } from '../../../lib/lazy.tsx';
import { jobWords } from '../../../lib/server/job-words.ts';
import { type Requirement, useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { RequirementItem } from './requirement-item.tsx';
import { RequirementPhotos } from './requirement-photos.tsx';

/** Only the installer needs the code for uploads. */
const RequirementWork = lazy(() => import('./requirement-work.tsx'), LostOverlay);

/** The installer completes the requirements here, and the owner reviews what was submitted. */
export default function RequirementList({ of: requirements }: { of: readonly Requirement[] }) {
  const { may, open } = useJobScreen();
  const save = useJobWrite('completeRequirement', jobWords.completeRequirement);
  /** Takes a photo that is on record, for an installer who has room for it. */
  const restoringOf = ({ id, type, photos = [] }: Requirement) =>
    may('completeRequirement') && type === 'photo' && photos.length < maxRequirementPhotos
      ? (fileUrl: string) => save.mutate({ params: { requirementId: id }, body: { completed: true, fileUrl } })
      : undefined;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {requirements.map((requirement) => (
        <RequirementItem
          key={requirement.id}
          requirement={requirement}
          onUseAgain={restoringOf(requirement)}
          onReturn={
            may('returnRequirement') && requirement.completed
              ? () => open({ name: 'returnRequirement', requirement })
              : undefined
          }
        >
          {may('completeRequirement') ? (
            <RequirementWork requirement={requirement} />
          ) : (
            <RequirementPhotos requirement={requirement} />
          )}
        </RequirementItem>
      ))}
    </Stack>
  );
}
