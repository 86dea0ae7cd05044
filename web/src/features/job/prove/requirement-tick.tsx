import { VisuallyHidden } from '@chakra-ui/react';
import { Tick } from '#web/src/components/fields/tick.tsx';
import type { Requirement } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

/** Lets the installer tick a requirement, and undo that until the job is complete. */
export function RequirementTick({ requirement }: { requirement: Requirement }) {
  const { id, label, completed = false, returnedReason } = requirement;
  const save = useJobWrite('completeRequirement', {
    // After a return, Undo would lose the retailer's reason.
    undo: ({ params, body }) =>
      returnedReason ? null : { name: 'completeRequirement', input: { params, body: { completed: !body.completed } } },
  });
  return (
    <Tick
      checked={completed}
      disabled={save.isPending}
      onTick={(isDone) => save.mutate({ params: { requirementId: id }, body: { completed: isDone } })}
      size="md"
      textStyle="md"
      fontWeight="650"
      minHeight="12"
    >
      {label}
      <VisuallyHidden> is done</VisuallyHidden>
    </Tick>
  );
}
