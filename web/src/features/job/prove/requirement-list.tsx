import { Stack } from '@chakra-ui/react';
import { LostOverlay } from '../../../components/lost.tsx';
import { lazy } from '../../../lib/lazy.tsx';
import { type Requirement, useJobScreen } from '../screen/job-screen.tsx';
import { RequirementItem } from './requirement-item.tsx';

/** Only the installer needs the code for uploads. */
const RequirementWork = lazy(() => import('./requirement-work.tsx'), LostOverlay);

/** The installer completes the requirements here, and the owner reviews what was submitted. */
export default function RequirementList({ of: requirements }: { of: readonly Requirement[] }) {
  const { may, open } = useJobScreen();
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
          {may('completeRequirement') && <RequirementWork requirement={requirement} />}
        </RequirementItem>
      ))}
    </Stack>
  );
}
