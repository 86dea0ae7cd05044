import { Button } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import type { Requirement } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { HandIn } from './hand-in.tsx';
import { PhotoWork } from './photo-work.tsx';
import { documentLimits } from './use-hand-in.ts';

/** Lets the installer upload the files of a requirement, and undo that until the job is complete. */
export function RequirementWork({ requirement }: { requirement: Requirement }) {
  const { id, type, completed = false } = requirement;
  const save = useJobWrite('completeRequirement');
  if (type === 'photo') return <PhotoWork requirement={requirement} />;
  if (completed)
    return (
      <Button
        variant="outline"
        size="lg"
        alignSelf="start"
        loading={save.isPending}
        onClick={() => save.mutate({ params: { requirementId: id }, body: { completed: false } })}
      >
        <Undo2 size={18} /> Remove and replace
      </Button>
    );
  return <HandIn requirement={requirement} {...documentLimits} />;
}
