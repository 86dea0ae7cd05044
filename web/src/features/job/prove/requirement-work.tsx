import { Button } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { Tick } from '#web/src/components/fields/tick.tsx';
import type { Requirement } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { HandIn } from './hand-in.tsx';
import { PhotoWork } from './photo-work.tsx';

/** Lets the installer tick a requirement or upload its files, and undo both until the job is complete. */
export function RequirementWork({ requirement }: { requirement: Requirement }) {
  const { id, type, label, completed = false, returnedReason } = requirement;
  const save = useJobWrite('completeRequirement', {
    // Only a tick has an Undo. After a return, Undo would lose the retailer's reason. For files, Undo would lose their order.
    undo: ({ params, body }) =>
      type === 'checkbox' && !returnedReason
        ? { name: 'completeRequirement', input: { params, body: { completed: !body.completed } } }
        : null,
  });
  const complete = (isDone: boolean) => save.mutate({ params: { requirementId: id }, body: { completed: isDone } });
  if (type === 'photo') return <PhotoWork requirement={requirement} />;
  if (type === 'checkbox')
    return (
      <Tick checked={completed} disabled={save.isPending} onTick={complete}>
        {`${label} is done`}
      </Tick>
    );
  if (completed)
    return (
      <Button variant="outline" size="lg" alignSelf="start" loading={save.isPending} onClick={() => complete(false)}>
        <Undo2 size={18} /> Remove and replace
      </Button>
    );
  return <HandIn requirement={requirement} kind="pdf" maxBytes={uploadLimits.requirementFile} maxFiles={1} />;
}
