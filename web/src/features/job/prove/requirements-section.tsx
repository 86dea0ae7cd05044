import { Badge, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { LostOverlay } from '../../../components/lost.tsx';
import { ReadGate } from '../../../components/read-gate.tsx';
import { lazy } from '../../../lib/lazy.tsx';
import { type Requirement, useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { RequirementItem } from './requirement-item.tsx';
import { useRequirements } from './use-requirements.ts';

/** Only the installer needs the code for uploads. */
const RequirementWork = lazy(() => import('./requirement-work.tsx'), LostOverlay);

export const requirementsId = 'requirements';

function DoneCount({ of: requirements }: { of: readonly Requirement[] }) {
  const done = requirements.filter((each) => each.completed).length;
  return (
    <Badge colorPalette={done === requirements.length ? 'green' : 'gray'} variant="subtle">
      {done} of {requirements.length} completed
    </Badge>
  );
}

/** Takes the room of the count, so that the sections below do not move when it arrives. */
const NoCountYet = () => (
  <Badge variant="subtle" visibility="hidden" aria-hidden>
    – of – completed
  </Badge>
);

/** Where the work is done here, each requirement is high. */
const Waiting = ({ isWork }: { isWork: boolean }) => (
  <Skeleton height={isWork ? '36rem' : '24'} role="status" aria-label="Loading..." />
);

/** The requirements. The installer completes them here, and the owner reviews what was submitted. */
export function RequirementsSection() {
  const { may, isInsider, open } = useJobScreen();
  const read = useRequirements();
  const requirements = read.data?.requirements;
  const isWork = may('completeRequirement');
  if (requirements?.length === 0) return null;
  return (
    <Section
      id={requirementsId}
      card="requirements"
      startsOpen={isWork || may('returnRequirement')}
      aside={isInsider && (requirements ? <DoneCount of={requirements} /> : <NoCountYet />)}
    >
      <ReadGate of={read} waiting={<Waiting isWork={isWork} />}>
        {(answer) => (
          <Suspense fallback={<Waiting isWork={isWork} />}>
            <Stack as="ul" gap="0" listStyleType="none">
              {answer.requirements.map((requirement) => (
                <RequirementItem
                  key={requirement.id}
                  requirement={requirement}
                  onReturn={
                    may('returnRequirement') && requirement.completed
                      ? () => open({ name: 'returnRequirement', requirement })
                      : undefined
                  }
                >
                  {isWork && <RequirementWork requirement={requirement} />}
                </RequirementItem>
              ))}
            </Stack>
          </Suspense>
        )}
      </ReadGate>
      {!isInsider && (
        <Text textStyle="note" color="fg.muted" mt="3">
          The installer must complete all of these before marking the job complete.
        </Text>
      )}
    </Section>
  );
}
