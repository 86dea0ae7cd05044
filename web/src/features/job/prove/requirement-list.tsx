import { Stack } from '@chakra-ui/react';
import { maxRequirementPhotos } from '#shared/domain/jobs/uploads.ts';
import { isFor, stillToSend } from '#web/src/lib/uploads/kept-file.ts';
import { useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import { type Requirement, useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { rowIdOf } from './requirement-anchors.ts';
import { RequirementItem } from './requirement-item.tsx';
import { RequirementPhotos } from './requirement-photos.tsx';
import { RequirementTick } from './requirement-tick.tsx';
import { RequirementWork } from './requirement-work.tsx';

/**
 * The list in which the installer completes the requirements and the owner reviews the evidence. This script contains all code
 * for choosing and keeping a file, because on a roof without a connection no other script loads.
 */
export function RequirementList({ of: requirements }: { of: readonly Requirement[] }) {
  const { may, open } = useJobScreen();
  const save = useJobWrite('completeRequirement');
  const files = useKeptFiles();
  /** Returns a function that submits an earlier photo again, if the installer may and the requirement has space for it. */
  const restoringOf = ({ id, type, photos = [] }: Requirement) =>
    may('completeRequirement') && type === 'photo' && photos.length < maxRequirementPhotos
      ? (fileUrl: string) => save.mutate({ params: { requirementId: id }, body: { completed: true, fileUrl } })
      : undefined;
  const evidenceOf = (requirement: Requirement) => {
    if (!may('completeRequirement')) return <RequirementPhotos requirement={requirement} />;
    return requirement.type === 'checkbox' ? null : <RequirementWork requirement={requirement} />;
  };
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {requirements.map((requirement) => (
        <RequirementItem
          key={requirement.id}
          rowId={rowIdOf(requirement)}
          requirement={requirement}
          toSend={stillToSend(files.filter(isFor(requirement.id)))}
          tick={
            may('completeRequirement') && requirement.type === 'checkbox' ? (
              <RequirementTick requirement={requirement} />
            ) : undefined
          }
          onUseAgain={restoringOf(requirement)}
          onReturn={
            may('returnRequirement') && requirement.completed
              ? () => open({ name: 'returnRequirement', requirement })
              : undefined
          }
        >
          {evidenceOf(requirement)}
        </RequirementItem>
      ))}
    </Stack>
  );
}
