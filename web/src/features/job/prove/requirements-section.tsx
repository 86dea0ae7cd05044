import { Badge, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Failure } from '../../../components/states.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { RequirementItem } from './requirement-item.tsx';
import { RequirementWork } from './requirement-work.tsx';
import { useRequirements } from './use-requirements.ts';

export const requirementsId = 'requirements';

/** The requirements. The installer completes them here, and the owner reviews what was submitted. */
export function RequirementsSection() {
  const { may, is, open } = useJobScreen();
  const { data, error, isPending, refetch } = useRequirements();
  const requirements = data?.requirements ?? [];
  const isWork = may('completeRequirement');
  const done = requirements.filter((each) => each.completed).length;
  const knowsState = is('owner') || is('assignee') || is('admin');
  if (data && requirements.length === 0) return null;
  return (
    <Section
      id={requirementsId}
      title="Completion Requirements"
      startsOpen={isWork || may('returnRequirement')}
      aside={
        knowsState && (
          <Badge colorPalette={done === requirements.length ? 'green' : 'gray'} variant="subtle">
            {done} of {requirements.length} completed
          </Badge>
        )
      }
    >
      {/* Where the work is done here, each requirement is high. */}
      {isPending && <Skeleton height={isWork ? '36rem' : '24'} role="status" aria-label="Loading..." />}
      {!data && error && <Failure error={error} onRetry={refetch} />}
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
            {isWork && <RequirementWork requirement={requirement} />}
          </RequirementItem>
        ))}
      </Stack>
      {!knowsState && (
        <Text textStyle="note" color="fg.muted" mt="3">
          The installer must complete all of these before marking the job complete.
        </Text>
      )}
    </Section>
  );
}
