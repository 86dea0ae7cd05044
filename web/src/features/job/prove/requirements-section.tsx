import { Badge, Skeleton, Text } from '@chakra-ui/react';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { isFor } from '#web/src/lib/uploads/kept-file.ts';
import { useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import { type Requirement, useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { RequirementList } from './requirement-list.tsx';
import { useRequirements } from './use-requirements.ts';

export const requirementsId = 'requirements';

function DoneCount({ of: requirements }: { of: readonly Requirement[] }) {
  const files = useKeptFiles();
  const done = requirements.filter((each) => each.completed && !files.some(isFor(each.id))).length;
  return (
    <Badge colorPalette={done === requirements.length ? 'green' : 'gray'} variant="subtle">
      {done} of {requirements.length} completed
    </Badge>
  );
}

/** As large as the count, so that the sections below do not move when it arrives. */
const NoCountYet = () => (
  <Badge variant="subtle" visibility="hidden" aria-hidden>
    – of – completed
  </Badge>
);

/** A requirement that is completed here is high. */
const Waiting = ({ isWork }: { isWork: boolean }) => (
  <Skeleton height={isWork ? '36rem' : '24'} role="status" aria-label="Loading..." />
);

/** The requirements, and how many of them are complete. */
export function RequirementsSection() {
  const { may, isInsider } = useJobScreen();
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
        {(answer) => <RequirementList of={answer.requirements} />}
      </ReadGate>
      {!isInsider && (
        <Text textStyle="note" color="fg.muted" mt="3">
          The installer must complete all of these before marking the job complete.
        </Text>
      )}
    </Section>
  );
}
